import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type VerificationStatus, verifyQuerySchema } from '@wordloom/contracts/auth';
import { CLIENT_PATHS } from '@wordloom/contracts/paths';
import type { Request, Response } from 'express';
import { Public } from '#shared/auth/actor.ts';
import { Answers } from '#shared/openapi/answers.ts';
import { EmailChange } from './email-change.service.ts';
import { RegistrationService } from './registration.service.ts';

const RESULT = {
  description: 'The verification screen, which shows how it went',
  headers: { Location: { description: 'Its path and status', schema: { type: 'string' } } },
};

/** The links in mails that end at the verification screen. */
@ApiTags('Accounts')
@Controller('auth')
export class MailLinksController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly emailChange: EmailChange,
  ) {}

  @Public()
  @Get('verify')
  @Answers({
    summary: 'Follow the link that confirms a registration',
    302: RESULT,
    errors: ['username.taken', 'database.unavailable'],
  })
  verify(
    @Query({ schema: verifyQuerySchema }) { token }: { token: string },
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return showResult(request, response, () => this.registration.confirm(token));
  }

  @Public()
  @Get('email-change')
  @Answers({
    summary: 'Follow the link that confirms a new address',
    302: RESULT,
    errors: ['database.unavailable'],
  })
  changeEmail(
    @Query({ schema: verifyQuerySchema }) { token }: { token: string },
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return showResult(request, response, () => this.emailChange.confirm(token));
  }
}

async function showResult(
  request: Request,
  response: Response,
  follow: () => Promise<VerificationStatus>,
): Promise<void> {
  // Express answers HEAD with the GET route, and a mail scanner's HEAD must not use the link up.
  const status = request.method === 'HEAD' ? 'invalid' : await follow();
  response.redirect(302, `${CLIENT_PATHS.emailVerification}?status=${status}`);
}
