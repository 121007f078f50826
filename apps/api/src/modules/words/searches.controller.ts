import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { searchTextSchema } from '@wordloom/contracts/card-search';
import { idSchema } from '@wordloom/contracts/id';
import { languageCodeSchema } from '@wordloom/contracts/languages';
import { type Paging, pagingSchema } from '@wordloom/contracts/paging';
import { wordCardsSchema } from '@wordloom/contracts/word-cards';
import type { Response } from 'express';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { withPageHeaders } from '#shared/http/page-headers.ts';
import { Answers } from '#shared/openapi/answers.ts';
import { ViewsService } from './views.service.ts';

@ApiTags('Cards')
@Controller('api/view/search')
export class SearchesController {
  constructor(private readonly views: ViewsService) {}

  @Get('lang/:code')
  @Answers({ summary: 'Search by language', 200: wordCardsSchema, paged: true })
  async byLanguage(
    @CurrentActor() actor: Actor,
    @Param('code', { schema: languageCodeSchema }) value: string,
    @Query({ schema: pagingSchema }) paging: Paging,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const page = await this.views.search(actor, { by: 'language', value }, paging);
    return withPageHeaders(response, paging, page);
  }

  @Get('categories/:id')
  @Answers({ summary: 'Search by category', 200: wordCardsSchema, paged: true })
  async byCategory(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) value: number,
    @Query({ schema: pagingSchema }) paging: Paging,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const page = await this.views.search(actor, { by: 'category', value }, paging);
    return withPageHeaders(response, paging, page);
  }

  @Get('description/:text')
  @Answers({ summary: 'Search in descriptions', 200: wordCardsSchema, paged: true })
  async byDescription(
    @CurrentActor() actor: Actor,
    @Param('text', { schema: searchTextSchema }) value: string,
    @Query({ schema: pagingSchema }) paging: Paging,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const page = await this.views.search(actor, { by: 'description', value }, paging);
    return withPageHeaders(response, paging, page);
  }

  @Get('example/:text')
  @Answers({ summary: 'Search in examples', 200: wordCardsSchema, paged: true })
  async byExample(
    @CurrentActor() actor: Actor,
    @Param('text', { schema: searchTextSchema }) value: string,
    @Query({ schema: pagingSchema }) paging: Paging,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const page = await this.views.search(actor, { by: 'example', value }, paging);
    return withPageHeaders(response, paging, page);
  }
}
