import { Injectable } from '@nestjs/common';
import type { SocialProvider } from '@wordloom/contracts/paths';
import type { SocialCallback } from '@wordloom/contracts/social-sign-in';
import type { Request, Response } from 'express';
import { SocialProviders } from '#integrations/social-providers/social-providers.ts';
import { RateLimits } from '#shared/rate-limits/rate-limits.ts';
import { SessionsService } from '../auth/sessions.service.ts';
import { SignInRefused } from './sign-in-refused.ts';
import { SocialAccounts } from './social-accounts.service.ts';
import { SocialAvatars } from './social-avatars.service.ts';

/** The browser that signs in, on its way there or back. */
export interface Visit {
  provider: SocialProvider;
  request: Request;
  response: Response;
}

@Injectable()
export class SocialSignIn {
  constructor(
    private readonly providers: SocialProviders,
    private readonly accounts: SocialAccounts,
    private readonly avatars: SocialAvatars,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Sends the browser to the provider.
   * @throws SignInRefused `provider_off`, or whatever keeps it from starting
   */
  async start({ provider, request, response }: Visit): Promise<void> {
    this.requireOn(provider);
    await this.limits.count('socialSignIns', request.ip ?? '');
    await this.providers.start(provider, request, response);
  }

  /**
   * Signs in whom the provider names.
   * @throws SignInRefused, or whatever went wrong at the provider
   */
  async finish(
    { provider, request, response }: Visit,
    { code, state, error }: SocialCallback,
  ): Promise<{ token: string; userId: number }> {
    this.requireOn(provider);
    // Without a code passport would begin anew.
    if (error !== undefined || code === undefined) {
      const ours = await this.providers.abandon(provider, request, state);
      if (ours && error === 'access_denied')
        throw new SignInRefused('denied', 'the learner said no');
      throw new SignInRefused('failed', 'the provider sent no code');
    }
    const profile = await this.providers.finish(provider, request, response);
    if (!profile) throw new SignInRefused('failed', 'the state is not one of this browser');
    const { userId, created } = await this.accounts.open(profile);
    const token = await this.sessions.open({ userId, userAgent: request.get('user-agent') });
    if (token === undefined) throw new SignInRefused('failed', 'the account is disabled');
    if (created) this.avatars.giveLater(userId, profile);
    return { token, userId };
  }

  private requireOn(provider: SocialProvider): void {
    if (!this.providers.isOn(provider)) throw new SignInRefused('provider_off', 'it has no keys');
  }
}
