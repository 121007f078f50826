import path from 'node:path';
import { Module } from '@nestjs/common';
import { type Settings, SETTINGS } from '#config/settings.ts';
import { DiskStorage } from './disk-storage.ts';
import { FileStorage } from './file-storage.ts';

@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new DiskStorage(path.join(settings.dataDir, 'pictures')),
    },
  ],
  exports: [FileStorage],
})
export class FileStorageModule {}
