import { Module } from '@nestjs/common';
import { SignInAttempts } from './sign-in-attempts.repository.ts';
import { SignInStates } from './sign-in-states.ts';
import { SocialProviders } from './social-providers.ts';

@Module({
  providers: [SocialProviders, SignInStates, SignInAttempts],
  exports: [SocialProviders],
})
export class SocialProvidersModule {}
