import { SOCIAL_PROVIDERS } from '@wordloom/contracts/paths';
import { SOCIAL_REFUSALS, type SocialRefusal } from '#features/sign-in/social-refusal.ts';

interface SocialRefusalState {
  socialRefusal: SocialRefusal;
}

/** Why a social sign-in ended without a session, as the address of its landing says. */
export function socialRefusalIn(query: URLSearchParams): SocialRefusal | null {
  return knownRefusal(query.get('provider'), query.get('error'));
}

/** The state to take to /login, where the note about it stands. */
export function socialRefusalState(refusal: SocialRefusal | null): SocialRefusalState | null {
  return refusal && { socialRefusal: refusal };
}

export function socialRefusal(state: unknown): SocialRefusal | null {
  if (typeof state !== 'object' || state === null || !('socialRefusal' in state)) return null;
  const { socialRefusal: refusal } = state;
  if (typeof refusal !== 'object' || refusal === null) return null;
  if (!('provider' in refusal) || !('reason' in refusal)) return null;
  return knownRefusal(refusal.provider, refusal.reason);
}

/** Both may come from an address that anybody wrote. */
function knownRefusal(providerName: unknown, reasonName: unknown): SocialRefusal | null {
  const provider = SOCIAL_PROVIDERS.find((name) => name === providerName);
  const reason = SOCIAL_REFUSALS.find((name) => name === reasonName);
  return provider && reason ? { provider, reason } : null;
}
