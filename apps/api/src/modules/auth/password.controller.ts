import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  type ForgotPassword,
  forgotPasswordSchema,
  type Message,
  type ResetPassword,
  resetPasswordSchema,
} from '@wordloom/contracts/auth';
import { Public } from '#shared/auth/actor.ts';
import { PasswordResetService } from './password-reset.service.ts';

@Controller('auth/password')
export class PasswordController {
  constructor(private readonly passwords: PasswordResetService) {}

  @Public()
  @Post('forgot')
  @HttpCode(202)
  async forgot(
    @Body({ schema: forgotPasswordSchema }) { email }: ForgotPassword,
  ): Promise<Message> {
    await this.passwords.forgot(email);
    return { message: 'If this address has an account, a link to a new password is on its way.' };
  }

  @Public()
  @Post('reset')
  @HttpCode(200)
  async reset(@Body({ schema: resetPasswordSchema }) body: ResetPassword): Promise<Message> {
    await this.passwords.reset(body);
    return { message: 'Your password has been changed. Please sign in.' };
  }
}
