import { Inject, Injectable } from '@nestjs/common';
import { API_PATHS, type SocialProvider } from '@wordloom/contracts/paths';
import type { Request, Response } from 'express';
import { type Settings, SETTINGS } from '#config/settings.ts';
import { PUBLIC_ADDRESS, PublicAddress } from '#shared/http/public-address.ts';
import { authenticate } from './authenticate.ts';
import { FacebookStrategy } from './facebook-strategy.ts';
import { GithubStrategy } from './github-strategy.ts';
import { GoogleStrategy } from './google-strategy.ts';
import { SignInStates } from './sign-in-states.ts';
import type { SocialProfile } from './social-profile.ts';
import type { StrategyParts } from './strategy-parts.ts';

const STRATEGIES = {
  google: GoogleStrategy,
  github: GithubStrategy,
  facebook: FacebookStrategy,
} satisfies Record<SocialProvider, new (parts: StrategyParts) => object>;

type Strategy = GoogleStrategy | GithubStrategy | FacebookStrategy;

/** The providers that the settings switch on. */
@Injectable()
export class SocialProviders {
  private readonly strategies: ReadonlyMap<SocialProvider, Strategy>;

  constructor(
    private readonly states: SignInStates,
    @Inject(PUBLIC_ADDRESS) private readonly address: PublicAddress,
    @Inject(SETTINGS) { social }: Settings,
  ) {
    const names = Object.keys(STRATEGIES) as SocialProvider[];
    this.strategies = new Map(
      names.flatMap((name) => {
        const settings = social[name];
        if (!settings) return [];
        return [[name, new STRATEGIES[name]({ settings, store: states.storeFor(name) })]];
      }),
    );
  }

  isOn(provider: SocialProvider): boolean {
    return this.strategies.has(provider);
  }

  /** Sends the browser to the provider; resolves when it is on its way. */
  async start(provider: SocialProvider, request: Request, response: Response): Promise<void> {
    await this.run(provider, request, response);
  }

  /**
   * Redeems the code that the browser brings back. Ten seconds at most.
   * @returns whom the provider means, or undefined when the browser did not come from there
   * @throws whatever goes wrong at the provider
   */
  finish(
    provider: SocialProvider,
    request: Request,
    response: Response,
  ): Promise<SocialProfile | undefined> {
    return this.run(provider, request, response);
  }

  /** Uses up the state of a sign-in that the provider broke off. @returns whether it was this browser's */
  async abandon(provider: SocialProvider, request: Request, state: unknown): Promise<boolean> {
    return (await this.states.redeem(provider, request, state)) !== undefined;
  }

  private run(provider: SocialProvider, request: Request, response: Response) {
    const strategy = this.strategies.get(provider);
    if (!strategy) throw new Error(`Sign-in with ${provider} is off`);
    const callbackURL = this.address.link(`${API_PATHS.oauth2(provider)}/callback`);
    return authenticate(strategy, request, response, callbackURL);
  }
}
