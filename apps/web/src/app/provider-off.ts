import { SOCIAL_PROVIDERS, type SocialProvider } from '@wordloom/contracts/paths';

interface ProviderOffState {
  providerOff: SocialProvider;
}

/** The provider that a refused social sign-in names as not set up, if that is why it was refused. */
export function providerOffIn(query: URLSearchParams): SocialProvider | null {
  if (query.get('error') !== 'provider_off') return null;
  return knownProvider(query.get('provider'));
}

/** The state to take to /login, where the note about it stands. */
export function providerOffState(provider: SocialProvider | null): ProviderOffState | null {
  return provider && { providerOff: provider };
}

export function providerOff(state: unknown): SocialProvider | null {
  if (typeof state !== 'object' || state === null || !('providerOff' in state)) return null;
  return knownProvider(state.providerOff);
}

function knownProvider(name: unknown): SocialProvider | null {
  return SOCIAL_PROVIDERS.find((provider) => provider === name) ?? null;
}
