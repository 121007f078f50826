import { Body, Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Login,
  type LoginAnswer,
  loginAnswerSchema,
  loginSchema,
  type Message,
  messageSchema,
  type Register,
  registerSchema,
  type ResendVerification,
  resendVerificationSchema,
} from '@wordloom/contracts/auth';
import { type Actor, CurrentActor, Public } from '#shared/auth/actor.ts';
import { Answers, NOTHING } from '#shared/openapi/answers.ts';
import { AuthService } from './auth.service.ts';
import { RegistrationService } from './registration.service.ts';

@ApiTags('Accounts')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
  ) {}

  @Public()
  @Post('register')
  @Answers({
    summary: 'Sign up; the same answer whether the address has an account or not',
    201: messageSchema,
    errors: ['username.taken', 'rate.limited', 'database.unavailable'],
  })
  async register(
    @Body({ schema: registerSchema }) body: Register,
    @Ip() origin: string,
  ): Promise<Message> {
    await this.registration.register(body, origin);
    return { message: 'Registration successful. Please check your email.' };
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @Answers({
    summary: 'Sign in',
    200: loginAnswerSchema,
    errors: [
      'auth.wrong_credentials',
      'auth.unconfirmed',
      'auth.disabled',
      'rate.limited',
      'database.unavailable',
    ],
  })
  login(
    @Body({ schema: loginSchema }) body: Login,
    @Ip() origin: string,
    @Headers('user-agent') userAgent?: string,
  ): Promise<LoginAnswer> {
    return this.auth.login(body, { origin, userAgent });
  }

  @Post('logout')
  @HttpCode(204)
  @Answers({ summary: 'Sign out; the token is worth nothing any more', 204: NOTHING })
  logout(@CurrentActor() actor: Actor): Promise<void> {
    return this.auth.logout(actor);
  }

  @Public()
  @Post('verification/resend')
  @HttpCode(202)
  @Answers({
    summary: 'Ask for the confirmation link again',
    202: messageSchema,
    errors: ['database.unavailable'],
  })
  async resend(
    @Body({ schema: resendVerificationSchema }) { email }: ResendVerification,
  ): Promise<Message> {
    await this.registration.resend(email);
    return { message: 'If this address waits for confirmation, a new link is on its way.' };
  }
}
