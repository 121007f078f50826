import { Body, Controller, Post, Res } from '@nestjs/common';
import {
  type SaveMultiple,
  saveMultipleSchema,
  type SaveSingle,
  saveSingleSchema,
} from '@wordloom/contracts/save-words';
import { type WordCard } from '@wordloom/contracts/word-cards';
import { type Response } from 'express';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { type SavedCards, SaveWordsService } from './save-words.service.ts';

@Controller('api/view/save/word')
export class SaveWordsController {
  constructor(private readonly saveWords: SaveWordsService) {}

  @Post('multiple')
  async saveMultiple(
    @CurrentActor() actor: Actor,
    @Body({ schema: saveMultipleSchema }) body: SaveMultiple,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WordCard[]> {
    return answer(response, await this.saveWords.saveMultiple(actor, body));
  }

  @Post('single')
  async saveSingle(
    @CurrentActor() actor: Actor,
    @Body({ schema: saveSingleSchema }) body: SaveSingle,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WordCard[]> {
    return answer(response, await this.saveWords.saveSingle(actor, body));
  }
}

/** 201 when a card was made, 200 when all of them were there. */
function answer(response: Response, { cards, created }: SavedCards): WordCard[] {
  response.status(created ? 201 : 200);
  return cards;
}
