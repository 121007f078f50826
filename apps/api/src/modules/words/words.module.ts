import { Module } from '@nestjs/common';
import { FileStorageModule } from '#integrations/file-storage/file-storage.module.ts';
import { PicturesModule } from '#integrations/pictures/pictures.module.ts';
import { TranslatorModule } from '#integrations/translator/translator.module.ts';
import { ReferenceModule } from '../reference/reference.module.ts';
import { CardAccess } from './card-access.ts';
import { CardPicturesController } from './card-pictures.controller.ts';
import { CardPicturesService } from './card-pictures.service.ts';
import { CardDrafts } from './card-drafts.ts';
import { CardsRepository } from './cards.repository.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { SaveWordsController } from './save-words.controller.ts';
import { SaveWordsService } from './save-words.service.ts';
import { SearchesController } from './searches.controller.ts';
import { TextSearch } from './text-search.repository.ts';
import { TranslationsController } from './translations.controller.ts';
import { TranslationsRepository } from './translations.repository.ts';
import { TranslationsService } from './translations.service.ts';
import { ViewsController } from './views.controller.ts';
import { ViewsService } from './views.service.ts';
import { WordsRepository } from './words.repository.ts';

@Module({
  imports: [ReferenceModule, TranslatorModule, PicturesModule, FileStorageModule],
  controllers: [
    ViewsController,
    SearchesController,
    SaveWordsController,
    TranslationsController,
    CardPicturesController,
  ],
  providers: [
    CardAccess,
    ViewsService,
    SaveWordsService,
    TranslationsService,
    CardPicturesService,
    CardDrafts,
    CardsRepository,
    TextSearch,
    WordsRepository,
    DashboardRepository,
    TranslationsRepository,
  ],
  exports: [CardAccess, CardPicturesService, SaveWordsService],
})
export class WordsModule {}
