import { Module } from '@nestjs/common';
import { FileStorageModule } from '#integrations/file-storage/file-storage.module.ts';
import { PictureFilesController } from './picture-files.controller.ts';

@Module({ imports: [FileStorageModule], controllers: [PictureFilesController] })
export class PictureFilesModule {}
