import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { FILE_NAME, FileStorage } from '#integrations/file-storage/file-storage.ts';
import { Public } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { Answers, content } from '#shared/openapi/answers.ts';

/** Serves stored pictures. Public, because an `<img>` sends no token; names are hashes or random. */
@ApiTags('Cards')
@Controller('api/pictures')
export class PictureFilesController {
  constructor(private readonly files: FileStorage) {}

  @Public()
  @Get(':name')
  @Answers({
    summary: 'Read a stored picture',
    200: content('image/webp', 'The picture'),
    errors: ['route.not_found'],
  })
  async read(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const content = FILE_NAME.test(name) ? await this.files.get(name) : undefined;
    if (!content) throw new AppError('route.not_found', 'There is nothing at this address');
    response
      .setHeader('Content-Type', 'image/webp')
      .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      .setHeader('Content-Security-Policy', 'sandbox')
      .send(content);
  }
}
