import { Injectable } from '@nestjs/common';
import type { Favorite } from '@wordloom/contracts/favorites';
import { type Actor, requireSelf } from '#shared/auth/actor.ts';
import { isDanglingReference } from '#shared/errors/database-failure.ts';
import { CardAccess, cardNotFound } from '../words/card-access.ts';
import { FavoritesRepository } from './favorites.repository.ts';

@Injectable()
export class FavoritesService {
  constructor(
    private readonly favorites: FavoritesRepository,
    private readonly access: CardAccess,
  ) {}

  async list(actor: Actor, userId: number): Promise<Favorite[]> {
    requireSelf(actor, userId);
    return this.favorites.list(userId);
  }

  /** Marks a card one may see. @returns whether it is new */
  async add(actor: Actor, favorite: Favorite): Promise<boolean> {
    requireSelf(actor, favorite.userId);
    await this.access.requireVisible(actor, favorite.wordTranslationId);
    try {
      return await this.favorites.add(favorite);
    } catch (error) {
      // The card was deleted between the look and the write.
      throw isDanglingReference(error) ? cardNotFound() : error;
    }
  }

  /** Takes the mark away; where there is none, nothing happens. */
  async remove(actor: Actor, favorite: Favorite): Promise<void> {
    requireSelf(actor, favorite.userId);
    await this.favorites.remove(favorite);
  }
}
