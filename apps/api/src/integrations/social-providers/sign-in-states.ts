import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialProvider } from '@wordloom/contracts/paths';
import type { Request } from 'express';
import type { StateStore } from 'passport-oauth2';
import { PUBLIC_ADDRESS, PublicAddress } from '#shared/http/public-address.ts';
import { SignInAttempts } from './sign-in-attempts.repository.ts';
import { browserSecret, markBrowser } from './sign-in-cookie.ts';

/** The `state` of a sign-in: 256 bits, bound to browser and provider, good once, for ten minutes. */
@Injectable()
export class SignInStates {
  constructor(
    private readonly attempts: SignInAttempts,
    @Inject(PUBLIC_ADDRESS) private readonly address: PublicAddress,
  ) {}

  /**
   * Uses a state up.
   * @returns the PKCE verifier that goes with it, if any, or undefined when the state is not this browser's
   */
  async redeem(
    provider: SocialProvider,
    request: Request,
    state: unknown,
  ): Promise<{ codeVerifier: string | null } | undefined> {
    const secret = browserSecret(request);
    if (typeof state !== 'string' || secret === undefined) return undefined;
    const attempt = await this.attempts.take(hash(state));
    if (!attempt?.live || attempt.provider !== provider) return undefined;
    if (!timingSafeEqual(attempt.browserHash, hash(secret))) return undefined;
    return { codeVerifier: attempt.codeVerifier };
  }

  /** The store through which passport makes and checks the states of one provider. */
  storeFor(provider: SocialProvider): StateStore {
    // passport-oauth2 tells by the number of parameters what a store takes; its types know fewer.
    const store = {
      store: (
        request: Request,
        verifier: string | undefined,
        _state: unknown,
        _meta: unknown,
        done: (error: unknown, state?: string) => void,
      ) => {
        this.begin(provider, request, verifier).then((state) => done(null, state), done);
      },
      verify: (
        request: Request,
        state: unknown,
        _meta: unknown,
        done: (error: unknown, verifier?: string | boolean) => void,
      ) => {
        this.redeem(provider, request, state).then(
          (redeemed) => done(null, redeemed ? (redeemed.codeVerifier ?? true) : false),
          done,
        );
      },
    };
    return store as unknown as StateStore;
  }

  private async begin(
    provider: SocialProvider,
    request: Request,
    codeVerifier: string | undefined,
  ): Promise<string> {
    if (!request.res) throw new Error('There is no answer to put a cookie on');
    const state = randomBytes(32).toString('base64url');
    const browserHash = hash(markBrowser(request, request.res, this.address.https));
    const attempt = { stateHash: hash(state), browserHash, provider };
    await this.attempts.begin({ ...attempt, codeVerifier: codeVerifier ?? null });
    return state;
  }
}

function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
