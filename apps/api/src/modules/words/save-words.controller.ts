import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type SaveMultiple,
  saveMultipleSchema,
  type SaveSingle,
  saveSingleSchema,
} from '@wordloom/contracts/save-words';
import { SEARCH_PROGRESS_TYPE, searchProgressSchema } from '@wordloom/contracts/search-progress';
import { type WordCard, wordCardsSchema } from '@wordloom/contracts/word-cards';
import type { Request, Response } from 'express';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { Answers } from '#shared/openapi/answers.ts';
import { answerAsItComes } from './search-progress.ts';
import { type SavedCards, SaveWordsService } from './save-words.service.ts';

@ApiTags('Cards')
@Controller('api/view/save/word')
export class SaveWordsController {
  constructor(private readonly saveWords: SaveWordsService) {}

  @Post('multiple')
  @Answers({
    summary: 'Look a word up and keep one private card per language',
    description:
      'A caller that prefers application/x-ndjson is told how the search goes on: one SearchProgress in each line.',
    lines: { type: SEARCH_PROGRESS_TYPE, schema: searchProgressSchema },
    200: wordCardsSchema,
    201: wordCardsSchema,
    errors: [
      'user.mismatch',
      'category.not_found',
      'translation.not_found',
      'rate.limited',
      'translator.unavailable',
    ],
  })
  async saveMultiple(
    @CurrentActor() actor: Actor,
    @Body({ schema: saveMultipleSchema }) body: SaveMultiple,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (request.accepts(['application/json', SEARCH_PROGRESS_TYPE]) === SEARCH_PROGRESS_TYPE) {
      await answerAsItComes(response, (listener) =>
        this.saveWords.saveMultiple(actor, body, { listener }),
      );
    } else {
      response.json(answer(response, await this.saveWords.saveMultiple(actor, body)));
    }
  }

  @Post('single')
  @Answers({
    summary: "Keep one's own texts as a card",
    200: wordCardsSchema,
    201: wordCardsSchema,
    errors: ['user.mismatch', 'category.not_found'],
  })
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
