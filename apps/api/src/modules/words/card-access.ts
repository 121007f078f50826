import { Injectable } from '@nestjs/common';
import type { Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { CardsRepository } from './cards.repository.ts';

/** The one place where it is decided what somebody may do with a card. */
@Injectable()
export class CardAccess {
  constructor(private readonly cards: CardsRepository) {}

  /**
   * A card that is private to somebody else answers like one that does not exist.
   * @throws AppError `translation.not_found` (404)
   */
  async requireVisible(actor: Actor, cardId: number): Promise<void> {
    await this.ownerOf(actor, cardId);
  }

  /**
   * Only its owner changes a card.
   * @throws AppError `translation.not_found` (404) or, for somebody's public card, `card.not_owner` (403)
   */
  async requireOwn(actor: Actor, cardId: number): Promise<void> {
    if ((await this.ownerOf(actor, cardId)) !== actor.userId) {
      throw new AppError('card.not_owner', 'Only its owner can change this card');
    }
  }

  private async ownerOf(actor: Actor, cardId: number): Promise<number> {
    const owner = await this.cards.findOwner(actor.userId, cardId);
    if (owner === undefined) throw cardNotFound();
    return owner;
  }
}

export function cardNotFound(): AppError {
  return new AppError('translation.not_found', 'There is no such card');
}
