import { Injectable } from '@nestjs/common';
import { REACTION_KINDS } from '@wordloom/domain/reaction-tally';
import { Database } from '#database/database.ts';
import { LexiconTranslator } from '#integrations/translator/lexicon-translator.ts';
import { PasswordHasher } from '../auth/password-hasher.ts';
import { UsersService } from '../users/users.service.ts';
import { SaveWordsService } from '../words/save-words.service.ts';
import { DEMO_ACCOUNT, MEMBERS } from './demo-content.ts';
import { DemoRepository } from './demo.repository.ts';

interface Member {
  id: number;
  posts: (typeof MEMBERS)[number]['posts'];
}

/** Fills an empty Wordloom with an account to try and a small community. */
@Injectable()
export class DemoService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly saveWords: SaveWordsService,
    private readonly lexicon: LexiconTranslator,
    private readonly demo: DemoRepository,
  ) {}

  /** Whether the demo account is there already, and with it all the rest. */
  async isSeeded(): Promise<boolean> {
    return this.users.hasEmail(this.database, DEMO_ACCOUNT.email);
  }

  /** Adds the demo account, the members and their public cards. Does nothing when they are there. */
  async seed(): Promise<void> {
    if (await this.isSeeded()) return;
    const members = await this.createMembers();
    const cards = (await Promise.all(members.map((member) => this.publishPosts(member)))).flat();
    await this.reactAround(members, cards);
    // Last, so that an interrupted seeding is taken up again.
    const { username, email, password } = DEMO_ACCOUNT;
    const passwordHash = await this.passwords.hash(password);
    await this.users.create(this.database, { username, email, passwordHash });
  }

  private async createMembers(): Promise<Member[]> {
    const members: Member[] = [];
    for (const { username, posts } of MEMBERS) {
      const email = `${username}@members.wordloom.test`;
      const id =
        (await this.users.create(this.database, { username, email, passwordHash: null })) ??
        (await this.users.findId(email));
      if (id !== undefined) members.push({ id, posts });
    }
    return members;
  }

  private async publishPosts({ id, posts }: Member): Promise<number[]> {
    const published: number[] = [];
    for (const { word, field, language, minutesAgo } of posts) {
      const categoryId = await this.demo.categoryOfField(field);
      if (categoryId === undefined) continue;
      const { cards } = await this.saveWords.saveMultiple(
        { userId: id, sessionId: '' },
        { userId: id, word, categoryId, languageCodes: [language] },
        // What the demo shows is known: no model is asked and paid for it.
        { translator: this.lexicon },
      );
      for (const { wordTranslationId } of cards) {
        await this.demo.publish(wordTranslationId, minutesAgo);
        published.push(wordTranslationId);
      }
    }
    return published;
  }

  /** Every card gets some reactions, other ones each time, without any chance in it. */
  private async reactAround(members: readonly Member[], cards: readonly number[]): Promise<void> {
    for (const [cardIndex, cardId] of cards.entries()) {
      for (const [memberIndex, { id }] of members.entries()) {
        const turn = cardIndex * 2 + memberIndex * 3;
        const kind = REACTION_KINDS.filter((each) => each !== 'dislike')[turn % 4];
        if (kind && turn % 5 < 3) await this.demo.react(id, cardId, kind);
      }
    }
  }
}
