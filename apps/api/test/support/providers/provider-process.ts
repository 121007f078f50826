import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Scene } from './oauth-server.ts';

/** A provider that runs in a process of its own. */
export interface ProviderProcess {
  environment: NodeJS.ProcessEnv;
  /** Who signs in from now on, and what goes wrong. */
  play: (scene: Scene) => Promise<void>;
  /** What was asked of the provider since. */
  calls: () => Promise<string[]>;
  stop: () => Promise<void>;
}

export function startGithub(): Promise<ProviderProcess> {
  return start('github-server.ts');
}

export function startFacebook(): Promise<ProviderProcess> {
  return start('facebook-server.ts');
}

async function start(file: string): Promise<ProviderProcess> {
  // Node alone: what vitest was started with is not for this process.
  const child = fork(path.join(import.meta.dirname, file), { execArgv: [], env: {} });
  const [{ settings }] = (await once(child, 'message')) as [{ settings: NodeJS.ProcessEnv }];
  return provider(child, settings);
}

function provider(child: ChildProcess, environment: NodeJS.ProcessEnv): ProviderProcess {
  const ask = async (message: { scene?: Scene }): Promise<string[]> => {
    const answered = once(child, 'message') as Promise<[{ calls: string[] }]>;
    child.send(message);
    const [{ calls }] = await answered;
    return calls;
  };
  return {
    environment,
    play: async (scene) => {
      await ask({ scene });
    },
    calls: () => ask({}),
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
