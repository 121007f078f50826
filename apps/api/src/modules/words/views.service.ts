import { Injectable } from '@nestjs/common';
import type { FootersQuery } from '@wordloom/contracts/card-search';
import { type Dashboard, DASHBOARD_RECENT } from '@wordloom/contracts/dashboard';
import type { Paging } from '@wordloom/contracts/paging';
import type { WordCard, WordFooter } from '@wordloom/contracts/word-cards';
import { type Actor, requireSelf } from '#shared/auth/actor.ts';
import type { Page } from '#shared/http/page-headers.ts';
import { CardsRepository } from './cards.repository.ts';
import { DashboardRepository } from './dashboard.repository.ts';

/** A way to search: by the code of a language, the id of a category, or a text in description or example. */
type Search =
  { by: 'language' | 'description' | 'example'; value: string } | { by: 'category'; value: number };

/** The lists of cards a learner may look at. */
@Injectable()
export class ViewsService {
  constructor(
    private readonly cards: CardsRepository,
    private readonly dashboard: DashboardRepository,
  ) {}

  /** One's own cards and everybody's public ones. */
  listAll(actor: Actor, paging: Paging): Promise<Page<WordCard>> {
    return this.cards.list('visible', actor.userId, paging);
  }

  /** One's own cards. */
  listOwn(actor: Actor, userId: number, paging: Paging): Promise<Page<WordCard>> {
    requireSelf(actor, userId);
    return this.cards.list('own', userId, paging);
  }

  /** One's favourites, the latest first. */
  listFavorites(actor: Actor, paging: Paging): Promise<Page<WordCard>> {
    return this.cards.list('favorites', actor.userId, paging);
  }

  /** Searches the cards one may see. */
  search(actor: Actor, { by, value }: Search, paging: Paging): Promise<Page<WordCard>> {
    return by === 'description' || by === 'example'
      ? this.cards.search(by, actor.userId, paging, value)
      : this.cards.list(by, actor.userId, paging, value);
  }

  listFooters(actor: Actor, { paging, ids }: FootersQuery): Promise<Page<WordFooter>> {
    return this.cards.listFooters(actor.userId, paging, ids);
  }

  /** One's own cards in numbers, and the newest of them. */
  async readDashboard(actor: Actor): Promise<Dashboard> {
    const [numbers, { rows: recent }] = await Promise.all([
      this.dashboard.read(actor.userId),
      this.cards.list('own', actor.userId, { page: 1, size: DASHBOARD_RECENT }),
    ]);
    return { ...numbers, recent };
  }
}
