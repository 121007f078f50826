import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AddFavorite,
  addFavoriteSchema,
  type Favorite,
  favoriteSchema,
} from '@wordloom/contracts/favorites';
import { idSchema } from '@wordloom/contracts/id';
import type { Response } from 'express';
import { z } from 'zod';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { Answers, NOTHING } from '#shared/openapi/answers.ts';
import { FavoritesService } from './favorites.service.ts';

@ApiTags('Favorites')
@Controller('api/favorites')
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  @Get(':userId')
  @Answers({
    summary: "List one's favourites",
    200: z.array(favoriteSchema),
    errors: ['user.mismatch'],
  })
  list(
    @CurrentActor() actor: Actor,
    @Param('userId', { schema: idSchema }) userId: number,
  ): Promise<Favorite[]> {
    return this.favorites.list(actor, userId);
  }

  @Post()
  @Answers({
    summary: 'Mark a card',
    200: favoriteSchema,
    201: favoriteSchema,
    errors: ['user.mismatch', 'translation.not_found'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body({ schema: addFavoriteSchema }) body: AddFavorite,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Favorite> {
    response.status((await this.favorites.add(actor, body)) ? 201 : 200);
    return body;
  }

  @Delete(':userId/:wordTranslationId')
  @HttpCode(204)
  @Answers({
    summary: 'Take the mark away; where there is none, nothing happens',
    204: NOTHING,
    errors: ['user.mismatch'],
  })
  remove(
    @CurrentActor() actor: Actor,
    @Param('userId', { schema: idSchema }) userId: number,
    @Param('wordTranslationId', { schema: idSchema }) wordTranslationId: number,
  ): Promise<void> {
    return this.favorites.remove(actor, { userId, wordTranslationId });
  }
}
