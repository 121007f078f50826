import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLIENT_PATHS } from '@wordloom/contracts/paths';
import type { Response } from 'express';
import { describeProviderFailure } from '#integrations/social-providers/describe-failure.ts';
import { PUBLIC_ADDRESS, PublicAddress } from '#shared/http/public-address.ts';
import { SignInRefused } from './sign-in-refused.ts';
import type { Visit } from './social-sign-in.service.ts';

/** The screen at which every social sign-in ends, whatever became of it. */
@Injectable()
export class Landing {
  private readonly logger = new Logger('SocialSignIn');

  constructor(@Inject(PUBLIC_ADDRESS) private readonly address: PublicAddress) {}

  show(response: Response, { token, userId }: { token: string; userId: number }): void {
    this.redirect(response, { token, userId: String(userId) });
  }

  /** Says as much as a code. What it was is in the log, without anything that came through the browser. */
  showFailure({ provider, response }: Visit, error: unknown): void {
    const code = error instanceof SignInRefused ? error.code : 'failed';
    const reason = error instanceof SignInRefused ? error.message : describeProviderFailure(error);
    const level = code === 'failed' ? 'warn' : 'log';
    this.logger[level](`Sign-in with ${provider} ended (${code}): ${reason}`);
    this.redirect(response, { error: code, provider });
  }

  private redirect(response: Response, query: Record<string, string>): void {
    // The browser may have been sent on, or be gone.
    if (response.headersSent || response.destroyed) return;
    const place = `${CLIENT_PATHS.oauth2Success}?${new URLSearchParams(query).toString()}`;
    response.redirect(302, this.address.link(place));
  }
}
