import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { type AddFavorite, addFavoriteSchema, type Favorite } from '@wordloom/contracts/favorites';
import { idSchema } from '@wordloom/contracts/id';
import { type Response } from 'express';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { FavoritesService } from './favorites.service.ts';

@Controller('api/favorites')
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  @Get(':userId')
  list(
    @CurrentActor() actor: Actor,
    @Param('userId', { schema: idSchema }) userId: number,
  ): Promise<Favorite[]> {
    return this.favorites.list(actor, userId);
  }

  @Post()
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
  remove(
    @CurrentActor() actor: Actor,
    @Param('userId', { schema: idSchema }) userId: number,
    @Param('wordTranslationId', { schema: idSchema }) wordTranslationId: number,
  ): Promise<void> {
    return this.favorites.remove(actor, { userId, wordTranslationId });
  }
}
