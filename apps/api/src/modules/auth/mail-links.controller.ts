import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { type VerificationStatus, verifyQuerySchema } from '@wordloom/contracts/auth';
import { CLIENT_PATHS } from '@wordloom/contracts/paths';
import { type Request, type Response } from 'express';
import { Public } from '#shared/auth/actor.ts';
import { EmailChange } from './email-change.service.ts';
import { RegistrationService } from './registration.service.ts';

/** The links in mails that end at the verification screen. */
@Controller('auth')
export class MailLinksController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly emailChange: EmailChange,
  ) {}

  @Public()
  @Get('verify')
  verify(
    @Query({ schema: verifyQuerySchema }) { token }: { token: string },
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return showResult(request, response, () => this.registration.confirm(token));
  }

  @Public()
  @Get('email-change')
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
