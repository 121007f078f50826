import { Body, Controller, Get, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import {
  type Login,
  type LoginAnswer,
  loginSchema,
  type Message,
  type Register,
  registerSchema,
  type ResendVerification,
  resendVerificationSchema,
  type VerificationStatus,
  verifyQuerySchema,
} from '@wordloom/contracts/auth';
import { CLIENT_PATHS } from '@wordloom/contracts/paths';
import { type Request, type Response } from 'express';
import { type Actor, CurrentActor, Public } from '#shared/auth/actor.ts';
import { AuthService } from './auth.service.ts';
import { RegistrationService } from './registration.service.ts';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
  ) {}

  @Public()
  @Post('register')
  async register(@Body({ schema: registerSchema }) body: Register): Promise<Message> {
    await this.registration.register(body);
    return { message: 'Registration successful. Please check your email.' };
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  login(
    @Body({ schema: loginSchema }) body: Login,
    @Headers('user-agent') userAgent?: string,
  ): Promise<LoginAnswer> {
    return this.auth.login(body, userAgent);
  }

  @Post('logout')
  @HttpCode(204)
  logout(@CurrentActor() actor: Actor): Promise<void> {
    return this.auth.logout(actor);
  }

  @Public()
  @Get('verify')
  async verify(
    @Query({ schema: verifyQuerySchema }) { token }: { token: string },
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // Express answers HEAD with the GET route, and a mail scanner's HEAD must not use the link up.
    const status: VerificationStatus =
      request.method === 'HEAD' ? 'invalid' : await this.registration.confirm(token);
    response.redirect(302, `${CLIENT_PATHS.emailVerification}?status=${status}`);
  }

  @Public()
  @Post('verification/resend')
  @HttpCode(202)
  async resend(
    @Body({ schema: resendVerificationSchema }) { email }: ResendVerification,
  ): Promise<Message> {
    await this.registration.resend(email);
    return { message: 'If this address waits for confirmation, a new link is on its way.' };
  }
}
