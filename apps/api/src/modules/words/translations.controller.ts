import { Body, Controller, Delete, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { idSchema } from '@wordloom/contracts/id';
import {
  type DeleteTranslationQuery,
  deleteTranslationQuerySchema,
  type EditTranslation,
  editTranslationSchema,
} from '@wordloom/contracts/translations';
import { type WordCard, wordCardSchema } from '@wordloom/contracts/word-cards';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { Answers, NOTHING } from '#shared/openapi/answers.ts';
import { TranslationsService } from './translations.service.ts';

@ApiTags('Cards')
@Controller('api/translations')
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  @Put(':id')
  @Answers({
    summary: 'Change the texts of a card',
    200: wordCardSchema,
    errors: ['user.mismatch', 'card.not_owner', 'translation.not_found'],
  })
  edit(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: number,
    @Body({ schema: editTranslationSchema }) body: EditTranslation,
  ): Promise<WordCard> {
    return this.translations.edit(actor, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @Answers({
    summary: 'Delete a card',
    204: NOTHING,
    errors: ['user.mismatch', 'card.not_owner', 'translation.not_found'],
  })
  remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: number,
    @Query({ schema: deleteTranslationQuerySchema }) { userId }: DeleteTranslationQuery,
  ): Promise<void> {
    return this.translations.remove(actor, id, userId);
  }
}
