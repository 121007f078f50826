import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { SettingsModule } from '#config/settings.module.ts';
import type { Settings } from '#config/settings.ts';
import { DatabaseModule } from '#database/database.module.ts';
import { ErrorFilter } from '#shared/http/error.filter.ts';
import { loggerParams } from '#shared/http/logging.ts';
import { PublicAddressModule } from '#shared/http/public-address.module.ts';
import { schemaPipe } from '#shared/http/schema.pipe.ts';
import { RateLimitsModule } from '#shared/rate-limits/rate-limits.module.ts';
import { AccountModule } from './modules/account/account.module.ts';
import { AuthModule } from './modules/auth/auth.module.ts';
import { DemoModule } from './modules/demo/demo.module.ts';
import { DocsModule } from './modules/docs/docs.module.ts';
import { FavoritesModule } from './modules/favorites/favorites.module.ts';
import { HealthModule } from './modules/health/health.module.ts';
import { MetricsModule } from './modules/metrics/metrics.module.ts';
import { PictureFilesModule } from './modules/pictures/picture-files.module.ts';
import { ReactionsModule } from './modules/reactions/reactions.module.ts';
import { ReferenceModule } from './modules/reference/reference.module.ts';
import { SocialSignInModule } from './modules/social-sign-in/social-sign-in.module.ts';
import { UsersModule } from './modules/users/users.module.ts';
import { WordsModule } from './modules/words/words.module.ts';

@Module({})
export class AppModule {
  static with(settings: Settings, dataSource: DataSource): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.using(settings),
        DatabaseModule.using(dataSource),
        LoggerModule.forRoot(loggerParams(settings)),
        PublicAddressModule,
        RateLimitsModule,
        AuthModule,
        UsersModule,
        AccountModule,
        SocialSignInModule,
        ReferenceModule,
        WordsModule,
        FavoritesModule,
        ReactionsModule,
        PictureFilesModule,
        HealthModule,
        MetricsModule,
        DocsModule,
        DemoModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useValue: schemaPipe },
      ],
    };
  }
}
