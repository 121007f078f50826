import { Module } from '@nestjs/common';
import { CategoriesRepository } from './categories.repository.ts';
import { FilingRepository } from './filing.repository.ts';
import { LanguagesRepository } from './languages.repository.ts';
import { ReferenceController } from './reference.controller.ts';
import { ReferenceService } from './reference.service.ts';

@Module({
  controllers: [ReferenceController],
  providers: [ReferenceService, LanguagesRepository, CategoriesRepository, FilingRepository],
  exports: [ReferenceService],
})
export class ReferenceModule {}
