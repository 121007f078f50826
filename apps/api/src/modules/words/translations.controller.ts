import { Body, Controller, Delete, HttpCode, Param, Put, Query } from '@nestjs/common';
import { idSchema } from '@wordloom/contracts/id';
import {
  type DeleteTranslationQuery,
  deleteTranslationQuerySchema,
  type EditTranslation,
  editTranslationSchema,
} from '@wordloom/contracts/translations';
import { type WordCard } from '@wordloom/contracts/word-cards';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { TranslationsService } from './translations.service.ts';

@Controller('api/translations')
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  @Put(':id')
  edit(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: number,
    @Body({ schema: editTranslationSchema }) body: EditTranslation,
  ): Promise<WordCard> {
    return this.translations.edit(actor, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: number,
    @Query({ schema: deleteTranslationQuerySchema }) { userId }: DeleteTranslationQuery,
  ): Promise<void> {
    return this.translations.remove(actor, id, userId);
  }
}
