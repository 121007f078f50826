import type { SocialProvider } from '@wordloom/contracts/paths';
import type { SocialSignInError } from '@wordloom/contracts/social-sign-in';

/** Why the learner's last social sign-in ended without a session. */
export interface SocialRefusal {
  provider: SocialProvider;
  reason: SocialSignInError;
}

export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  facebook: 'Facebook',
  google: 'Google',
  github: 'GitHub',
};

interface Words {
  what: string;
  next: string;
}

const WORDS: Record<SocialSignInError, (provider: SocialProvider) => Words> = {
  provider_off: (provider) => ({
    what: `${PROVIDER_NAMES[provider]} sign-in is not set up here.`,
    next: 'Log in with your e-mail instead.',
  }),
  denied: (provider) => ({
    what: `You did not let ${PROVIDER_NAMES[provider]} sign you in.`,
    next: 'Try again, or log in another way.',
  }),
  failed: (provider) => ({
    what: `Signing in with ${PROVIDER_NAMES[provider]} did not work.`,
    next: 'Try again in a moment, or log in another way.',
  }),
  unverified: (provider) =>
    // Facebook never says whether it checked an address: it refuses where there is an account already.
    provider === 'facebook'
      ? {
          what: 'There is an account with your e-mail already.',
          next: 'Facebook cannot open it: log in the way you did before.',
        }
      : {
          what: `${PROVIDER_NAMES[provider]} has not confirmed your e-mail yet.`,
          next: 'Confirm it there and try again, or log in another way.',
        },
};

export const SOCIAL_REFUSALS = Object.keys(WORDS) as SocialSignInError[];

/** What happened, and what can be done now. */
export function wordsFor({ provider, reason }: SocialRefusal): Words {
  return WORDS[reason](provider);
}
