import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).optional();
const secret = z.string().min(1).optional();

/** The settings of social sign-in: a pair of keys for each provider, and endpoints in place of its own. */
export const socialSchema = z.object({
  GOOGLE_CLIENT_ID: secret,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_AUTHORIZATION_URL: address,
  GOOGLE_TOKEN_URL: address,
  GOOGLE_USERINFO_URL: address,
  GITHUB_CLIENT_ID: secret,
  GITHUB_CLIENT_SECRET: secret,
  GITHUB_AUTHORIZATION_URL: address,
  GITHUB_TOKEN_URL: address,
  GITHUB_USERINFO_URL: address,
  GITHUB_EMAILS_URL: address,
  FACEBOOK_CLIENT_ID: secret,
  FACEBOOK_CLIENT_SECRET: secret,
  FACEBOOK_AUTHORIZATION_URL: address,
  FACEBOOK_TOKEN_URL: address,
  FACEBOOK_USERINFO_URL: address,
});

type SocialEnvironment = z.infer<typeof socialSchema>;

/** One provider that is on. Addresses that are not given are the provider's own. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string | undefined;
  tokenUrl: string | undefined;
  userinfoUrl: string | undefined;
  /** GitHub only. */
  emailsUrl: string | undefined;
}

/** The providers; one without keys is off. */
export function socialSettings(env: SocialEnvironment) {
  return Object.freeze({
    google: providerSettings(env, 'GOOGLE'),
    github: providerSettings(env, 'GITHUB'),
    facebook: providerSettings(env, 'FACEBOOK'),
  });
}

/** The keys that stand without their other half. */
export function unpairedKeys(env: SocialEnvironment): string[] {
  return (['GOOGLE', 'GITHUB', 'FACEBOOK'] as const).flatMap((name) => {
    const pair = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
    const missing = pair.filter((key) => env[key] === undefined);
    return missing.length === 1 ? missing : [];
  });
}

function providerSettings(
  env: SocialEnvironment,
  name: 'GOOGLE' | 'GITHUB' | 'FACEBOOK',
): ProviderSettings | undefined {
  const clientId = env[`${name}_CLIENT_ID`];
  const clientSecret = env[`${name}_CLIENT_SECRET`];
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return Object.freeze({
    clientId,
    clientSecret,
    authorizationUrl: env[`${name}_AUTHORIZATION_URL`],
    tokenUrl: env[`${name}_TOKEN_URL`],
    userinfoUrl: env[`${name}_USERINFO_URL`],
    emailsUrl: name === 'GITHUB' ? env.GITHUB_EMAILS_URL : undefined,
  });
}
