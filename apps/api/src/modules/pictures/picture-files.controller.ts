import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { Answers, content } from '#shared/openapi/answers.ts';
import { PictureFilesService } from './picture-files.service.ts';

/** Serves pictures. Public, because an `<img>` sends no token; names are hashes or random. */
@ApiTags('Cards')
@Controller('api/pictures')
export class PictureFilesController {
  constructor(private readonly pictures: PictureFilesService) {}

  @Public()
  @Get(':name')
  @Answers({
    summary: 'Read a picture',
    200: content('image/webp', 'The picture'),
    errors: ['route.not_found'],
  })
  async read(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const content = await this.pictures.find(name);
    if (!content) throw new AppError('route.not_found', 'There is nothing at this address');
    response
      .setHeader('Content-Type', 'image/webp')
      .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      .setHeader('Content-Security-Policy', 'sandbox')
      .send(content);
  }
}
