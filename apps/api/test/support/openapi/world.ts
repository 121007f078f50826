import { randomUUID } from 'node:crypto';
import type { Learner, TestApp } from '../test-app.ts';

/** Texts that mark a learner's cards; only that learner's own calls make them. */
export const secretOf = (name: Caller): string => `secret-of-${name}`;

export type Caller = 'ann' | 'bob';

/** Kinds of things that a call may name; `own` and `other` are seen from who calls. */
export const REFERENCES = {
  user: ['user.own', 'user.other'],
  card: ['card.ownPublic', 'card.ownPrivate', 'card.otherPublic', 'card.otherPrivate'],
  category: ['category.any'],
  reaction: ['reaction.own', 'reaction.other'],
  session: ['session.own', 'session.other'],
  picture: ['picture.any'],
} as const;

interface Card {
  id: number;
  owner_id: number;
  visibility: 'PUBLIC' | 'PRIVATE';
}

/** A stand-in for the id of something that exists when the call is made. */
export function reference(name: string, index: number): string {
  return `$ref:${name}:${index}`;
}

const REFERENCE = /^\$ref:(\w+\.\w+):(\d+)$/;

/** Two learners with cards, favourites and reactions, and what their calls may name at the moment. */
export class World {
  private cards: Card[] = [];
  private ids: Record<
    'category' | 'reaction' | 'session' | 'picture',
    { id: unknown; owner: number }[]
  > = { category: [], reaction: [], session: [], picture: [] };

  private constructor(
    private readonly product: TestApp,
    readonly learners: Record<Caller, Learner>,
    /** Accounts to be thrown away. */
    readonly spare: Learner[],
  ) {}

  static async create(product: TestApp, spares: number): Promise<World> {
    const learners = { ann: await product.signUp('ann'), bob: await product.signUp('bob') };
    const spare: Learner[] = [];
    for (let index = 0; index < spares; index += 1) {
      spare.push(await product.signUp(`spare${index}`));
    }
    const world = new World(product, learners, spare);
    await world.keepHistory();
    for (const caller of ['ann', 'bob'] as const) await world.fill(caller);
    await world.look();
    return world;
  }

  /** Reads what there is; the calls before may have added and removed. */
  async look(): Promise<void> {
    const rows = <Row>(sql: string) => this.product.database.dataSource.query<Row[]>(sql);
    this.cards = await rows<Card>(
      'SELECT id, owner_id, visibility FROM word_translations ORDER BY id',
    );
    this.ids = {
      category: await rows('SELECT id, 0 AS owner FROM categories ORDER BY id'),
      reaction: await rows('SELECT id, user_id AS owner FROM reactions ORDER BY id'),
      session: await rows(
        'SELECT id, user_id AS owner FROM sessions WHERE revoked_at IS NULL ORDER BY created_at',
      ),
      picture: await rows(
        'SELECT picture_file AS id, owner_id AS owner FROM word_translations WHERE picture_file IS NOT NULL ORDER BY id',
      ),
    };
  }

  /** Puts real ids in place of stand-ins, as the caller sees `own` and `other`. */
  settle(value: unknown, caller: Caller): unknown {
    if (typeof value === 'string') {
      const [, name, index] = REFERENCE.exec(value) ?? [];
      return name === undefined ? value : this.find(name, Number(index), caller);
    }
    if (Array.isArray(value)) return value.map((item) => this.settle(item, caller));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.settle(item, caller)]),
    );
  }

  /** Signs a learner in again, after a call ended their session. */
  async signIn(caller: Caller): Promise<void> {
    const learner = this.learners[caller];
    const { email, password } = learner;
    const { body } = await this.product
      .call('post', '/auth/login')
      .send({ email, password })
      .expect(200);
    learner.token = (body as { token: string }).token;
  }

  /**
   * What only its owner may see, first ann's, then bob's: every private card there ever was, its texts of any
   * time that no public card shared, and the address.
   */
  async secrets(): Promise<{ ids: Set<number>; texts: string[] }[]> {
    const history = await this.product.database.dataSource.query<
      { id: number; owner_id: number; visibility: string; text: string }[]
    >('SELECT * FROM card_history');
    const shown = new Set(
      history.filter((row) => row.visibility === 'PUBLIC').map(({ text }) => text),
    );
    return (['ann', 'bob'] as const).map((caller) => {
      const own = history.filter(
        (row) => row.owner_id === this.learners[caller].id && row.visibility === 'PRIVATE',
      );
      const texts = own.map(({ text }) => text);
      return {
        ids: new Set(own.map(({ id }) => id)),
        texts: [
          this.learners[caller].email,
          ...texts.filter((text) => text.includes(secretOf(caller)) && !shown.has(text)),
        ],
      };
    });
  }

  private find(name: string, index: number, caller: Caller): unknown {
    const [kind = '', whose = ''] = name.split('.');
    const own = this.learners[caller].id;
    const other = this.learners[caller === 'ann' ? 'bob' : 'ann'].id;
    const owner = whose.startsWith('own') ? own : other;
    if (kind === 'user') return owner;
    if (kind === 'email' || kind === 'password') return this.learners[caller][kind];
    const candidates =
      kind === 'card'
        ? this.cards.filter(
            (card) => card.owner_id === owner && whose.toUpperCase().endsWith(card.visibility),
          )
        : this.ids[kind as keyof typeof this.ids].filter(
            (each) => whose === 'any' || each.owner === owner,
          );
    return (
      candidates[index % candidates.length]?.id ??
      (kind === 'session' ? randomUUID() : 2_000_000_000)
    );
  }

  private async fill(caller: Caller): Promise<void> {
    const learner = this.learners[caller];
    const save = (index: number, visibility: string) =>
      this.product
        .call('post', '/api/view/save/word/single', learner)
        .send({
          user: learner.id,
          word: `${visibility === 'PRIVATE' ? secretOf(caller) : 'open'} ${index}.`,
          languageCode: 'es',
          categoryId: 3,
          description: visibility === 'PRIVATE' ? `${secretOf(caller)} ${index}.` : `open ${index}`,
          example: visibility === 'PRIVATE' ? `${secretOf(caller)} ${index} too` : 'open',
          visibility,
        })
        .expect(201);
    for (let index = 0; index < 6; index += 1) {
      for (const visibility of ['PUBLIC', 'PRIVATE']) {
        const { body } = await save(index, visibility);
        const [{ wordTranslationId }] = body as [{ wordTranslationId: number }];
        const mark = { userId: learner.id, wordTranslationId };
        await this.product.call('post', '/api/favorites', learner).send(mark).expect(201);
        const reaction = { ...mark, emoji: 'love' };
        await this.product.call('post', '/api/reactions', learner).send(reaction).expect(201);
      }
    }
  }

  /** Cards and texts may be gone when an answer is looked at: the database itself notes all there ever were. */
  private async keepHistory(): Promise<void> {
    const statements = [
      'CREATE TABLE card_history (id integer, owner_id integer, visibility text, text text)',
      `CREATE FUNCTION note_card() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         INSERT INTO card_history
         SELECT NEW.id, NEW.owner_id, NEW.visibility, text
         FROM unnest(ARRAY[NEW.translated_word, NEW.description, NEW.example]) AS text;
         RETURN NEW;
       END $$`,
      `CREATE TRIGGER note_card AFTER INSERT OR UPDATE ON word_translations
       FOR EACH ROW EXECUTE FUNCTION note_card()`,
    ];
    for (const statement of statements) await this.product.database.dataSource.query(statement);
  }
}
