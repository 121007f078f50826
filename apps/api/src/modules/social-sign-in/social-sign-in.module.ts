import { Module } from '@nestjs/common';
import { MailerModule } from '#integrations/mailer/mailer.module.ts';
import { RemotePicturesModule } from '#integrations/remote-pictures/remote-pictures.module.ts';
import { SocialProvidersModule } from '#integrations/social-providers/social-providers.module.ts';
import { AccountModule } from '../account/account.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { IdentitiesRepository } from './identities.repository.ts';
import { Landing } from './landing.service.ts';
import { SocialAccounts } from './social-accounts.service.ts';
import { SocialAvatars } from './social-avatars.service.ts';
import { SocialSignInController } from './social-sign-in.controller.ts';
import { SocialSignIn } from './social-sign-in.service.ts';

@Module({
  imports: [
    SocialProvidersModule,
    RemotePicturesModule,
    MailerModule,
    UsersModule,
    AuthModule,
    AccountModule,
  ],
  controllers: [SocialSignInController],
  providers: [SocialSignIn, SocialAccounts, SocialAvatars, IdentitiesRepository, Landing],
})
export class SocialSignInModule {}
