import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CLIENT, type Scene } from './oauth-server.ts';

/** A provider that runs in a process of its own. */
export interface ProviderProcess {
  environment: NodeJS.ProcessEnv;
  /** Who signs in from now on, and what goes wrong. */
  play: (scene: Scene) => Promise<void>;
  /** What was asked of the provider since. */
  calls: () => Promise<string[]>;
  stop: () => Promise<void>;
}

export async function startGithub(): Promise<ProviderProcess> {
  const { child, origin } = await start('github-server.ts');
  return provider(child, {
    GITHUB_CLIENT_ID: CLIENT.id,
    GITHUB_CLIENT_SECRET: CLIENT.secret,
    GITHUB_AUTHORIZATION_URL: `${origin}/login/oauth/authorize`,
    GITHUB_TOKEN_URL: `${origin}/login/oauth/access_token`,
    GITHUB_USERINFO_URL: `${origin}/user`,
    GITHUB_EMAILS_URL: `${origin}/user/emails`,
  });
}

export async function startFacebook(): Promise<ProviderProcess> {
  const { child, origin } = await start('facebook-server.ts');
  return provider(child, {
    FACEBOOK_CLIENT_ID: CLIENT.id,
    FACEBOOK_CLIENT_SECRET: CLIENT.secret,
    FACEBOOK_AUTHORIZATION_URL: `${origin}/v26.0/dialog/oauth`,
    FACEBOOK_TOKEN_URL: `${origin}/v26.0/oauth/access_token`,
    FACEBOOK_USERINFO_URL: `${origin}/v26.0/me`,
  });
}

async function start(file: string): Promise<{ child: ChildProcess; origin: string }> {
  // Node alone: what vitest was started with is not for this process.
  const child = fork(path.join(import.meta.dirname, file), { execArgv: [], env: {} });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, origin: `http://127.0.0.1:${port}` };
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
