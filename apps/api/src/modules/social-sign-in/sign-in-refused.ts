import type { SocialSignInError } from '@wordloom/contracts/social-sign-in';

/** A social sign-in that ends without a token; the browser learns the code and nothing else. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';

  constructor(
    readonly code: SocialSignInError,
    reason: string,
  ) {
    super(reason);
  }
}
