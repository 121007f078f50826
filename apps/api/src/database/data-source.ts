import { DataSource, type DataSourceOptions } from 'typeorm';
import { Category } from './entities/category.entity.ts';
import { DailyAiUsage } from './entities/daily-ai-usage.entity.ts';
import { Favorite } from './entities/favorite.entity.ts';
import { Identity } from './entities/identity.entity.ts';
import { Language } from './entities/language.entity.ts';
import { Link } from './entities/link.entity.ts';
import { OutgoingMail } from './entities/outgoing-mail.entity.ts';
import { Reaction } from './entities/reaction.entity.ts';
import { Registration } from './entities/registration.entity.ts';
import { RememberedTranslation } from './entities/remembered-translation.entity.ts';
import { Session } from './entities/session.entity.ts';
import { SignInAttempt } from './entities/sign-in-attempt.entity.ts';
import { User } from './entities/user.entity.ts';
import { Word } from './entities/word.entity.ts';
import { WordTranslation } from './entities/word-translation.entity.ts';
import { Foundation1763600000001 } from './migrations/0001-foundation.ts';
import { RateLimits1763600000002 } from './migrations/0002-rate-limits.ts';
import { ShortSearches1763600000003 } from './migrations/0003-short-searches.ts';
import { SignInAttempts1763600000004 } from './migrations/0004-sign-in-attempts.ts';
import { PictureCredits1763600000005 } from './migrations/0005-picture-credits.ts';
import { ModelAnswers1763600000006 } from './migrations/0006-model-answers.ts';
import { CardCounts1763600000007 } from './migrations/0007-card-counts.ts';
import { FoldedTexts1763600000008 } from './migrations/0008-folded-texts.ts';
import { BulkFolds1763600000009 } from './migrations/0009-bulk-folds.ts';
import { SearchBlocks1763600000010 } from './migrations/0010-search-blocks.ts';
import { SnakeNaming } from './snake-naming.ts';

const ENTITIES = [
  Category,
  DailyAiUsage,
  Favorite,
  Identity,
  Language,
  Link,
  OutgoingMail,
  Reaction,
  Registration,
  RememberedTranslation,
  Session,
  SignInAttempt,
  User,
  Word,
  WordTranslation,
];

/** How the product talks to the PostgreSQL at `url`. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: [
      Foundation1763600000001,
      RateLimits1763600000002,
      ShortSearches1763600000003,
      SignInAttempts1763600000004,
      PictureCredits1763600000005,
      ModelAnswers1763600000006,
      CardCounts1763600000007,
      FoldedTexts1763600000008,
      BulkFolds1763600000009,
      SearchBlocks1763600000010,
    ],
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    installExtensions: false,
    poolSize: 20,
    // Nobody waits for a database that is gone: two seconds for a connection, ten for a statement.
    // A connection that is not needed for a while stays: a new one plans all its statements anew.
    extra: {
      connectionTimeoutMillis: 2_000,
      statement_timeout: 10_000,
      query_timeout: 12_000,
      idleTimeoutMillis: 300_000,
    },
  };
}

/** A data source that is connected. */
export async function connect(url: string): Promise<DataSource> {
  return new DataSource(dataSourceOptions(url)).initialize();
}
