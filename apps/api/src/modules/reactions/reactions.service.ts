import { Injectable } from '@nestjs/common';
import type { AddReaction, Reaction } from '@wordloom/contracts/reactions';
import { type Actor, requireSelf } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { isDanglingReference } from '#shared/errors/database-failure.ts';
import { CardAccess, cardNotFound } from '../words/card-access.ts';
import { ReactionsRepository } from './reactions.repository.ts';

@Injectable()
export class ReactionsService {
  constructor(
    private readonly reactions: ReactionsRepository,
    private readonly access: CardAccess,
  ) {}

  async listOfCard(actor: Actor, wordTranslationId: number): Promise<Reaction[]> {
    await this.access.requireVisible(actor, wordTranslationId);
    return this.reactions.listOfCard(wordTranslationId);
  }

  /** Reacts to a card one may see; another kind takes the place of the first. */
  async react(actor: Actor, body: AddReaction): Promise<{ reaction: Reaction; created: boolean }> {
    requireSelf(actor, body.userId);
    await this.access.requireVisible(actor, body.wordTranslationId);
    try {
      return await this.reactions.replace(body);
    } catch (error) {
      // The card was deleted between the look and the write.
      throw isDanglingReference(error) ? cardNotFound() : error;
    }
  }

  /**
   * Takes one's own reaction back.
   * @throws AppError `user.mismatch` (403) for somebody else's, `reaction.not_found` where there is none to see
   */
  async remove(actor: Actor, id: number): Promise<void> {
    if (await this.reactions.remove(id, actor.userId)) return;
    const found = await this.reactions.findById(id);
    const missing = new AppError('reaction.not_found', 'There is no such reaction');
    if (!found) throw missing;
    await this.access.requireVisible(actor, found.wordTranslationId).catch(() => {
      throw missing;
    });
    requireSelf(actor, found.userId);
  }
}
