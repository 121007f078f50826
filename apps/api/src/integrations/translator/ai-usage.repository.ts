import { Injectable } from '@nestjs/common';
import { Database } from '#database/database.ts';

/** What was done with a model in some time. */
export interface AiUsage {
  /** Questions to the provider; one that had to be repaired counts once. */
  calls: number;
  /** Questions that brought nothing of use, those too that were not put to a provider in trouble. */
  failures: number;
  /** Translations that were remembered and cost nothing. */
  hits: number;
  inputTokens: number;
  outputTokens: number;
}

type Listener = (added: Partial<AiUsage>) => void;

export interface DailyAiUsage extends AiUsage {
  /** In UTC, `2026-01-31`. */
  day: string;
  provider: string;
  model: string;
}

/** Counts what the translation service does, by day, for all processes. */
@Injectable()
export class AiUsageRepository {
  private readonly listeners: Listener[] = [];

  constructor(private readonly database: Database) {}

  /** Has `listener` told of all that is added in this process. */
  onAdd(listener: Listener): void {
    this.listeners.push(listener);
  }

  async add(
    { provider, model }: { provider: string; model: string },
    added: Partial<AiUsage>,
  ): Promise<void> {
    for (const listener of this.listeners) listener(added);
    const { calls = 0, failures = 0, hits = 0, inputTokens = 0, outputTokens = 0 } = added;
    await this.database.query(
      `INSERT INTO ai_usage AS u
         (day, provider, model, calls, failures, hits, input_tokens, output_tokens)
       VALUES ((now() AT TIME ZONE 'UTC')::date, $1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (day, provider, model) DO UPDATE SET
         calls = u.calls + excluded.calls, failures = u.failures + excluded.failures,
         hits = u.hits + excluded.hits, input_tokens = u.input_tokens + excluded.input_tokens,
         output_tokens = u.output_tokens + excluded.output_tokens`,
      [provider, model, calls, failures, hits, inputTokens, outputTokens],
    );
  }

  /** The last `days` days that had any, newest first. */
  list(days: number): Promise<DailyAiUsage[]> {
    return this.database.query(
      `SELECT day::text, provider, model, calls::integer, failures::integer, hits::integer,
              input_tokens::float8 AS "inputTokens", output_tokens::float8 AS "outputTokens"
         FROM ai_usage WHERE day > (now() AT TIME ZONE 'UTC')::date - $1::integer
        ORDER BY day DESC, provider, model`,
      [days],
    );
  }
}
