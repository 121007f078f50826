import { Injectable } from '@nestjs/common';
import { type Paging } from '@wordloom/contracts/paging';
import { type WordCard } from '@wordloom/contracts/word-cards';
import { type Actor, requireSelf } from '#shared/auth/actor.ts';
import { type Page } from '#shared/http/page-headers.ts';
import { CardsRepository } from './cards.repository.ts';

/** The lists of cards a learner may look at. */
@Injectable()
export class ViewsService {
  constructor(private readonly cards: CardsRepository) {}

  /** One's own cards and everybody's public ones. */
  listAll(actor: Actor, paging: Paging): Promise<Page<WordCard>> {
    return this.cards.listVisible(actor.userId, paging);
  }

  listOwn(actor: Actor, userId: number, paging: Paging): Promise<Page<WordCard>> {
    requireSelf(actor, userId);
    return this.cards.listOwn(userId, paging);
  }
}
