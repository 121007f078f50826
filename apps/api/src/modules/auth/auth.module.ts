import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MailerModule } from '#integrations/mailer/mailer.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccessTokens } from './access-tokens.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { PasswordHasher } from './password-hasher.ts';
import { RegistrationService } from './registration.service.ts';
import { RegistrationsRepository } from './registrations.repository.ts';
import { SessionGuard } from './session.guard.ts';
import { SessionsRepository } from './sessions.repository.ts';

@Module({
  imports: [UsersModule, MailerModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    RegistrationService,
    RegistrationsRepository,
    SessionsRepository,
    AccessTokens,
    PasswordHasher,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [PasswordHasher],
})
export class AuthModule {}
