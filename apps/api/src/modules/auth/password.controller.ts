import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ForgotPassword,
  forgotPasswordSchema,
  type Message,
  messageSchema,
  type ResetPassword,
  resetPasswordSchema,
} from '@wordloom/contracts/auth';
import { Public } from '#shared/auth/actor.ts';
import { Answers } from '#shared/openapi/answers.ts';
import { PasswordResetService } from './password-reset.service.ts';

@ApiTags('Accounts')
@Controller('auth/password')
export class PasswordController {
  constructor(private readonly passwords: PasswordResetService) {}

  @Public()
  @Post('forgot')
  @HttpCode(202)
  @Answers({
    summary: 'Ask for a link to a new password',
    202: messageSchema,
    errors: ['database.unavailable'],
  })
  async forgot(
    @Body({ schema: forgotPasswordSchema }) { email }: ForgotPassword,
  ): Promise<Message> {
    await this.passwords.forgot(email);
    return { message: 'If this address has an account, a link to a new password is on its way.' };
  }

  @Public()
  @Post('reset')
  @HttpCode(200)
  @Answers({
    summary: 'Set a new password with the token of a link',
    200: messageSchema,
    errors: ['link.invalid', 'database.unavailable'],
  })
  async reset(@Body({ schema: resetPasswordSchema }) body: ResetPassword): Promise<Message> {
    await this.passwords.reset(body);
    return { message: 'Your password has been changed. Please sign in.' };
  }
}
