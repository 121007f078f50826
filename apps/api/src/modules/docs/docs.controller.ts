import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '#config/settings.ts';
import { Public } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { Answers, content } from '#shared/openapi/answers.ts';
import { ApiDocument } from './api-document.ts';
import { DOCS_PAGE, DOCS_POLICY, docsFile } from './docs-page.ts';

/** The OpenAPI document and a page to read it on; 404 where the settings switch them off. */
@Public()
@ApiTags('Service')
@Controller('api')
export class DocsController {
  constructor(
    private readonly document: ApiDocument,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('openapi.json')
  @Answers({
    summary: 'Read this document',
    description: 'Off with NODE_ENV=production unless API_DOCS=true, and so is its page.',
    200: content('application/json', 'An OpenAPI 3.1 document'),
    errors: ['route.not_found'],
  })
  read(@Res() response: Response): void {
    this.requireDocs();
    response.type('application/json').send(this.document.read());
  }

  @Get('docs')
  @Answers({
    summary: 'Read this document in a browser',
    200: content('text/html', 'Swagger UI'),
    errors: ['route.not_found'],
  })
  show(@Res() response: Response): void {
    this.requireDocs();
    response.setHeader('Content-Security-Policy', DOCS_POLICY).type('text/html').send(DOCS_PAGE);
  }

  @Get('docs/:name')
  @Answers({
    summary: 'Read a file of the page',
    200: {
      description: 'A script or a style sheet',
      content: { 'text/javascript': { schema: {} }, 'text/css': { schema: {} } },
    },
    errors: ['route.not_found'],
  })
  async file(@Param('name') name: string, @Res() response: Response): Promise<void> {
    this.requireDocs();
    const file = docsFile(name);
    if (!file) throw nothingHere();
    response
      .setHeader('Cache-Control', 'public, max-age=3600')
      .type(file.type)
      .send(await file.read());
  }

  private requireDocs(): void {
    if (!this.settings.apiDocs) throw nothingHere();
  }
}

function nothingHere(): AppError {
  return new AppError('route.not_found', 'There is nothing at this address');
}
