import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FootersQuery, footersQuerySchema } from '@wordloom/contracts/card-search';
import { type Dashboard, dashboardSchema } from '@wordloom/contracts/dashboard';
import { idSchema } from '@wordloom/contracts/id';
import { type Paging, pagingSchema } from '@wordloom/contracts/paging';
import { wordCardsSchema, wordFooterSchema } from '@wordloom/contracts/word-cards';
import type { Response } from 'express';
import { z } from 'zod';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { withPageHeaders } from '#shared/http/page-headers.ts';
import { Answers } from '#shared/openapi/answers.ts';
import { ViewsService } from './views.service.ts';

@ApiTags('Cards')
@Controller('api')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Get('view')
  @Answers({
    summary: "List one's own cards and everybody's public ones, newest first",
    200: wordCardsSchema,
    paged: true,
  })
  async listAll(
    @CurrentActor() actor: Actor,
    @Query({ schema: pagingSchema }) paging: Paging,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return withPageHeaders(response, paging, await this.views.listAll(actor, paging));
  }

  @Get('view/favorite')
  @Answers({
    summary: "List one's favourites, the latest first",
    200: wordCardsSchema,
    paged: true,
  })
  async listFavorites(
    @CurrentActor() actor: Actor,
    @Query({ schema: pagingSchema }) paging: Paging,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return withPageHeaders(response, paging, await this.views.listFavorites(actor, paging));
  }

  @Get('view/my-words/:userId')
  @Answers({
    summary: "List one's own cards",
    200: wordCardsSchema,
    paged: true,
    errors: ['user.mismatch'],
  })
  async listOwn(
    @CurrentActor() actor: Actor,
    @Param('userId', { schema: idSchema }) userId: number,
    @Query({ schema: pagingSchema }) paging: Paging,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return withPageHeaders(response, paging, await this.views.listOwn(actor, userId, paging));
  }

  @Get('view/dashboard')
  @Answers({ summary: "Read one's cards in numbers", 200: dashboardSchema })
  readDashboard(@CurrentActor() actor: Actor): Promise<Dashboard> {
    return this.views.readDashboard(actor);
  }

  @Get('footer')
  @Answers({
    summary: 'List who posted the cards one may see',
    200: z.array(wordFooterSchema),
    paged: true,
  })
  async listFooters(
    @CurrentActor() actor: Actor,
    @Query({ schema: footersQuerySchema }) query: FootersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return withPageHeaders(response, query.paging, await this.views.listFooters(actor, query));
  }
}
