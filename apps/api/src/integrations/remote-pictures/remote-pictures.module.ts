import { Module } from '@nestjs/common';
import { RemotePictures } from './remote-pictures.ts';

@Module({ providers: [RemotePictures], exports: [RemotePictures] })
export class RemotePicturesModule {}
