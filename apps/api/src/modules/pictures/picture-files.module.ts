import { Module } from '@nestjs/common';
import { FileStorageModule } from '#integrations/file-storage/file-storage.module.ts';
import { PicturesModule } from '#integrations/pictures/pictures.module.ts';
import { IllustrationsRepository } from './illustrations.repository.ts';
import { PictureFilesController } from './picture-files.controller.ts';
import { PictureFilesService } from './picture-files.service.ts';

@Module({
  imports: [FileStorageModule, PicturesModule],
  controllers: [PictureFilesController],
  providers: [PictureFilesService, IllustrationsRepository],
})
export class PictureFilesModule {}
