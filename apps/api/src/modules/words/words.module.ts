import { Module } from '@nestjs/common';
import { PicturesModule } from '#integrations/pictures/pictures.module.ts';
import { TranslatorModule } from '#integrations/translator/translator.module.ts';
import { ReferenceModule } from '../reference/reference.module.ts';
import { CardsRepository } from './cards.repository.ts';
import { SaveWordsController } from './save-words.controller.ts';
import { SaveWordsService } from './save-words.service.ts';
import { ViewsController } from './views.controller.ts';
import { ViewsService } from './views.service.ts';
import { WordsRepository } from './words.repository.ts';

@Module({
  imports: [ReferenceModule, TranslatorModule, PicturesModule],
  controllers: [ViewsController, SaveWordsController],
  providers: [ViewsService, SaveWordsService, CardsRepository, WordsRepository],
  exports: [SaveWordsService],
})
export class WordsModule {}
