import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { type FootersQuery, footersQuerySchema } from '@wordloom/contracts/card-search';
import { type Dashboard } from '@wordloom/contracts/dashboard';
import { idSchema } from '@wordloom/contracts/id';
import { type Paging, pagingSchema } from '@wordloom/contracts/paging';
import { type WordCard, type WordFooter } from '@wordloom/contracts/word-cards';
import { type Response } from 'express';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { withPageHeaders } from '#shared/http/page-headers.ts';
import { ViewsService } from './views.service.ts';

@Controller('api')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Get('view')
  async listAll(
    @CurrentActor() actor: Actor,
    @Query({ schema: pagingSchema }) paging: Paging,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WordCard[]> {
    return withPageHeaders(response, paging, await this.views.listAll(actor, paging));
  }

  @Get('view/favorite')
  async listFavorites(
    @CurrentActor() actor: Actor,
    @Query({ schema: pagingSchema }) paging: Paging,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WordCard[]> {
    return withPageHeaders(response, paging, await this.views.listFavorites(actor, paging));
  }

  @Get('view/my-words/:userId')
  async listOwn(
    @CurrentActor() actor: Actor,
    @Param('userId', { schema: idSchema }) userId: number,
    @Query({ schema: pagingSchema }) paging: Paging,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WordCard[]> {
    return withPageHeaders(response, paging, await this.views.listOwn(actor, userId, paging));
  }

  @Get('view/dashboard')
  readDashboard(@CurrentActor() actor: Actor): Promise<Dashboard> {
    return this.views.readDashboard(actor);
  }

  @Get('footer')
  async listFooters(
    @CurrentActor() actor: Actor,
    @Query({ schema: footersQuerySchema }) query: FootersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WordFooter[]> {
    return withPageHeaders(response, query.paging, await this.views.listFooters(actor, query));
  }
}
