import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { idSchema } from '@wordloom/contracts/id';
import {
  type AddReaction,
  addReactionSchema,
  type Reaction,
  reactionSchema,
} from '@wordloom/contracts/reactions';
import type { Response } from 'express';
import { z } from 'zod';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { Answers, NOTHING } from '#shared/openapi/answers.ts';
import { ReactionsService } from './reactions.service.ts';

@ApiTags('Reactions')
@Controller('api/reactions')
export class ReactionsController {
  constructor(private readonly reactions: ReactionsService) {}

  @Get('word/:wordTranslationId')
  @Answers({
    summary: 'List the reactions to a card',
    200: z.array(reactionSchema),
    errors: ['translation.not_found'],
  })
  listOfCard(
    @CurrentActor() actor: Actor,
    @Param('wordTranslationId', { schema: idSchema }) id: number,
  ): Promise<Reaction[]> {
    return this.reactions.listOfCard(actor, id);
  }

  @Post()
  @Answers({
    summary: 'React to a card; another kind takes the place of the first',
    200: reactionSchema,
    201: reactionSchema,
    errors: ['user.mismatch', 'translation.not_found'],
  })
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
  @Answers({
    summary: "Take one's reaction back",
    204: NOTHING,
    errors: ['user.mismatch', 'reaction.not_found'],
  })
  remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: number,
  ): Promise<void> {
    return this.reactions.remove(actor, id);
  }
}
