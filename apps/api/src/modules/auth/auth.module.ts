import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MailerModule } from '#integrations/mailer/mailer.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccessTokens } from './access-tokens.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { CredentialsRepository } from './credentials.repository.ts';
import { EmailChange } from './email-change.service.ts';
import { Housekeeping } from './housekeeping.service.ts';
import { MailLinksController } from './mail-links.controller.ts';
import { PasswordChange } from './password-change.service.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { PasswordController } from './password.controller.ts';
import { RegistrationService } from './registration.service.ts';
import { RegistrationsRepository } from './registrations.repository.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { SessionGuard } from './session.guard.ts';
import { SessionsController } from './sessions.controller.ts';
import { LiveSessions } from './live-sessions.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';
import { UserLinks } from './user-links.repository.ts';
import { Usernames } from './usernames.service.ts';

@Module({
  imports: [UsersModule, MailerModule],
  controllers: [AuthController, MailLinksController, PasswordController, SessionsController],
  providers: [
    AuthService,
    CredentialsRepository,
    RegistrationService,
    RegistrationsRepository,
    Usernames,
    SessionsService,
    LiveSessions,
    SessionsRepository,
    PasswordResetService,
    PasswordChange,
    EmailChange,
    UserLinks,
    SignInLimits,
    AccessTokens,
    PasswordHasher,
    Housekeeping,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [
    PasswordHasher,
    PasswordChange,
    EmailChange,
    Usernames,
    SessionsService,
    RegistrationService,
  ],
})
export class AuthModule {}
