import { Module } from '@nestjs/common';
import type { PhotoProviderSettings } from '#config/picture-settings.ts';
import { type Settings, SETTINGS } from '#config/settings.ts';
import { FileStorageModule } from '../file-storage/file-storage.module.ts';
import { RemotePicturesModule } from '../remote-pictures/remote-pictures.module.ts';
import { PexelsSearch } from './pexels-search.ts';
import { NoPhotos, PhotoSearch } from './photo-search.ts';
import { Photos } from './photos.ts';
import { Pictures } from './pictures.ts';
import { UnsplashSearch } from './unsplash-search.ts';

const SEARCHES: Record<
  PhotoProviderSettings['name'],
  new (settings: PhotoProviderSettings) => PhotoSearch
> = {
  pexels: PexelsSearch,
  unsplash: UnsplashSearch,
};

@Module({
  imports: [FileStorageModule, RemotePicturesModule],
  providers: [
    Pictures,
    Photos,
    {
      provide: PhotoSearch,
      inject: [SETTINGS],
      useFactory: ({ photos }: Settings) =>
        photos ? new SEARCHES[photos.name](photos) : new NoPhotos(),
    },
  ],
  exports: [Pictures],
})
export class PicturesModule {}
