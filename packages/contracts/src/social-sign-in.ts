import { z } from 'zod';
import { SOCIAL_PROVIDERS, type SocialProvider } from './paths.ts';
import { failure } from './text.ts';

/** The provider in the path of a social sign-in; any other is an address at which there is nothing. */
export const socialProviderSchema = z
  .string()
  .refine(
    (name): name is SocialProvider => SOCIAL_PROVIDERS.some((provider) => provider === name),
    failure({ code: 'route.not_found', message: 'There is nothing at this address' }),
  )
  .meta({ enum: [...SOCIAL_PROVIDERS], 'x-error-codes': ['route.not_found'] });

const parameter = z.string().min(1).max(2_000).optional().catch(undefined);

/** What a provider sends the browser back with. A parameter of another shape counts as missing. */
export const socialCallbackSchema = z.object({
  code: parameter,
  state: parameter,
  error: parameter,
});
export type SocialCallback = z.infer<typeof socialCallbackSchema>;

/**
 * Why a social sign-in ended without a token, as `error` in the address of the landing screen: the provider has
 * no keys, the learner said no, anything went wrong, or the provider never checked the address.
 */
export type SocialSignInError = 'provider_off' | 'denied' | 'failed' | 'unverified';
