import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ChatRequest } from './chat-request.ts';

/** What the server does with every request from now on. */
export type Mood =
  | { kind: 'status'; status: number; retryAfter?: string }
  | {
      kind: 'spoilt';
      how:
        | 'overlong'
        | 'of other languages'
        | 'in another script'
        | 'with control characters'
        | 'twice'
        | 'with extra keys'
        | 'as text';
      /** Whether the second try is good. */
      repairs: boolean;
    }
  | {
      kind:
        | 'well'
        | 'hang'
        | 'html'
        | 'no schema'
        | 'strict'
        | 'fenced'
        | 'unknown'
        | 'held'
        | 'held, then 500'
        | 'one, then held'
        | 'one, then hang'
        | 'cut off'
        | 'too few tokens'
        | 'huge'
        | 'drip';
    };

interface Report {
  calls: ChatRequest[];
  /** What the published schema said against requests. */
  refused: string[];
}

/** An OpenAI-compatible server that runs in a process of its own. */
export interface ModelProcess {
  environment: NodeJS.ProcessEnv;
  /** Changes its mood and forgets what it was asked. */
  be: (mood: Mood) => Promise<void>;
  report: () => Promise<Report>;
  /** Lets the answers go that are held back. */
  release: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startModelServer(): Promise<ModelProcess> {
  // Node alone: what vitest was started with is not for this process.
  const child = fork(path.join(import.meta.dirname, 'openai-server.ts'), { execArgv: [], env: {} });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const ask = async (message: { mood?: Mood; release?: true }): Promise<Report> => {
    const answered = once(child, 'message') as Promise<[Report]>;
    child.send(message);
    const [report] = await answered;
    return report;
  };
  return {
    environment: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: 'test-model',
    },
    be: async (mood) => {
      await ask({ mood });
    },
    report: () => ask({}),
    release: async () => {
      await ask({ release: true });
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
