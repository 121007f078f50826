import { Global, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '#config/settings.ts';
import { PUBLIC_ADDRESS, PublicAddress, publicOrigin } from './public-address.ts';

@Global()
@Module({
  providers: [
    {
      provide: PUBLIC_ADDRESS,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new PublicAddress(publicOrigin(settings, settings.port)),
    },
  ],
  exports: [PUBLIC_ADDRESS],
})
export class PublicAddressModule {}
