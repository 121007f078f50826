import { type DynamicModule, Global, Module } from '@nestjs/common';
import { type Settings, SETTINGS } from './settings.ts';

@Global()
@Module({})
export class SettingsModule {
  static using(settings: Settings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
