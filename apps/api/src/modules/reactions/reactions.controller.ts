import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { idSchema } from '@wordloom/contracts/id';
import { type AddReaction, addReactionSchema, type Reaction } from '@wordloom/contracts/reactions';
import { type Response } from 'express';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { ReactionsService } from './reactions.service.ts';

@Controller('api/reactions')
export class ReactionsController {
  constructor(private readonly reactions: ReactionsService) {}

  @Get('word/:wordTranslationId')
  listOfCard(
    @CurrentActor() actor: Actor,
    @Param('wordTranslationId', { schema: idSchema }) id: number,
  ): Promise<Reaction[]> {
    return this.reactions.listOfCard(actor, id);
  }

  @Post()
  async react(
    @CurrentActor() actor: Actor,
    @Body({ schema: addReactionSchema }) body: AddReaction,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Reaction> {
    const { reaction, created } = await this.reactions.react(actor, body);
    response.status(created ? 201 : 200);
    return reaction;
  }

  @Delete(':id')
  @HttpCode(204)
  remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: number,
  ): Promise<void> {
    return this.reactions.remove(actor, id);
  }
}
