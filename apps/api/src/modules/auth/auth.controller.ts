import { Body, Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import {
  type Login,
  type LoginAnswer,
  loginSchema,
  type Message,
  type Register,
  registerSchema,
  type ResendVerification,
  resendVerificationSchema,
} from '@wordloom/contracts/auth';
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
  login(
    @Body({ schema: loginSchema }) body: Login,
    @Ip() origin: string,
    @Headers('user-agent') userAgent?: string,
  ): Promise<LoginAnswer> {
    return this.auth.login(body, { origin, userAgent });
  }

  @Post('logout')
  @HttpCode(204)
  logout(@CurrentActor() actor: Actor): Promise<void> {
    return this.auth.logout(actor);
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
