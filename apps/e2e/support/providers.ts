import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The servers that the tests of the API bring: each speaks one provider's own language. */
const SERVERS = path.resolve(import.meta.dirname, '../../api/test/support/providers');
const FILES = {
  google: 'google-process.ts',
  github: 'github-server.ts',
  facebook: 'facebook-server.ts',
};

export type ProviderName = keyof typeof FILES;

/** Who sits at the provider, in the provider's own words, and what the provider does wrong just now. */
export interface Scene {
  profile: Record<string, unknown>;
  /** GitHub's list of addresses. */
  emails?: { email: string; primary: boolean; verified: boolean }[];
  denies?: boolean;
  fault?: { at: 'token' | 'profile' | 'emails'; kind: '503' | 'silent' };
}

/** A provider's server in a process of its own. */
export interface Provider {
  /** The settings that lead a product to it. */
  settings: NodeJS.ProcessEnv;
  play(scene: Scene): Promise<void>;
  stop(): Promise<void>;
}

export async function startProvider(name: ProviderName): Promise<Provider> {
  const child = fork(path.join(SERVERS, FILES[name]), { execArgv: [], env: {} });
  const { settings } = (await answerOf(child)) as { settings: NodeJS.ProcessEnv };
  return {
    settings,
    play: async (scene) => {
      const heard = answerOf(child);
      child.send({ scene });
      await heard;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}
