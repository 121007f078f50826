import { Module } from '@nestjs/common';
import { FileStorageModule } from '../file-storage/file-storage.module.ts';
import { Pictures } from './pictures.ts';

@Module({ imports: [FileStorageModule], providers: [Pictures], exports: [Pictures] })
export class PicturesModule {}
