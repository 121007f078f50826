import { Injectable } from '@nestjs/common';
import type { FootersQuery } from '@wordloom/contracts/card-search';
import { type Dashboard, DASHBOARD_RECENT } from '@wordloom/contracts/dashboard';
import type { Paging } from '@wordloom/contracts/paging';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { type Actor, requireSelf } from '#shared/auth/actor.ts';
import type { Page } from '#shared/http/page-headers.ts';
import { CardsRepository } from './cards.repository.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { TextSearch } from './text-search.repository.ts';

/** A way to search: by the code of a language, the id of a category, or a text in description or example. */
type Search =
  { by: 'language' | 'description' | 'example'; value: string } | { by: 'category'; value: number };

/** The lists of cards a learner may look at. */
@Injectable()
export class ViewsService {
  constructor(
    private readonly cards: CardsRepository,
    private readonly texts: TextSearch,
    private readonly dashboard: DashboardRepository,
  ) {}

  /** One's own cards and everybody's public ones. */
  listAll(actor: Actor, paging: Paging): Promise<Page> {
    return this.cards.list('visible', actor.userId, paging);
  }

  /** One's own cards. */
  listOwn(actor: Actor, userId: number, paging: Paging): Promise<Page> {
    requireSelf(actor, userId);
    return this.cards.list('own', userId, paging);
  }

  /** One's favourites, the latest first. */
  listFavorites(actor: Actor, paging: Paging): Promise<Page> {
    return this.cards.list('favorites', actor.userId, paging);
  }

  /** Searches the cards one may see. */
  async search({ userId }: Actor, { by, value }: Search, paging: Paging): Promise<Page> {
    if (by === 'language' || by === 'category') {
      return this.cards.list(by, userId, paging, value);
    }
    const search = { searched: by, readerId: userId, text: value };
    const offset = (paging.page - 1) * paging.size;
    return this.cards.pageOf(userId, await this.texts.find(search, offset, paging.size));
  }

  listFooters(actor: Actor, { paging, ids }: FootersQuery): Promise<Page> {
    return ids
      ? this.cards.listFootersOf(actor.userId, paging, ids)
      : this.cards.list('footers', actor.userId, paging);
  }

  /** One's own cards in numbers, and the newest of them. */
  async readDashboard(actor: Actor): Promise<Dashboard> {
    const [numbers, recent] = await Promise.all([
      this.dashboard.read(actor.userId),
      this.cards.list('own', actor.userId, { page: 1, size: DASHBOARD_RECENT }),
    ]);
    return { ...numbers, recent: JSON.parse(recent.json) as WordCard[] };
  }
}
