import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SocialProvider } from '@wordloom/contracts/paths';
import {
  type SocialCallback,
  socialCallbackSchema,
  socialProviderSchema,
} from '@wordloom/contracts/social-sign-in';
import type { Request, Response } from 'express';
import { Public } from '#shared/auth/actor.ts';
import { Answers } from '#shared/openapi/answers.ts';
import { Landing } from './landing.service.ts';
import { SignInRefused } from './sign-in-refused.ts';
import { SocialSignIn, type Visit } from './social-sign-in.service.ts';

const ELSEWHERE = (description: string) => ({
  description,
  headers: { Location: { description: 'Its address', schema: { type: 'string' } } },
});

/** For browsers: whatever happens here, it ends at the landing screen and never in an error page. */
@Public()
@ApiTags('Accounts')
@Controller('auth/oauth2')
export class SocialSignInController {
  constructor(
    private readonly signIn: SocialSignIn,
    private readonly landing: Landing,
  ) {}

  @Get(':provider')
  @Answers({
    summary: 'Begin to sign in with a provider',
    302: ELSEWHERE('The provider, or the landing screen with `error` and `provider`'),
  })
  async start(
    @Param('provider', { schema: socialProviderSchema }) provider: SocialProvider,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const visit = { provider, request, response };
    await this.orFailure(visit, () => this.signIn.start(visit));
  }

  @Get(':provider/callback')
  @Answers({
    summary: 'Come back from a provider',
    302: ELSEWHERE('The landing screen with `token` and `userId`, or with `error` and `provider`'),
  })
  async finish(
    @Param('provider', { schema: socialProviderSchema }) provider: SocialProvider,
    @Query({ schema: socialCallbackSchema }) query: SocialCallback,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const visit = { provider, request, response };
    await this.orFailure(visit, async () => {
      this.landing.show(response, await this.signIn.finish(visit, query));
    });
  }

  private async orFailure(visit: Visit, work: () => Promise<void>): Promise<void> {
    try {
      // Express answers HEAD with the GET route; a scanner's HEAD must begin nothing and use nothing up.
      if (visit.request.method === 'HEAD') throw new SignInRefused('failed', 'it was only a HEAD');
      await work();
    } catch (error) {
      this.landing.showFailure(visit, error);
    }
  }
}
