import { Module } from '@nestjs/common';
import { WordsModule } from '../words/words.module.ts';
import { ReactionsController } from './reactions.controller.ts';
import { ReactionsRepository } from './reactions.repository.ts';
import { ReactionsService } from './reactions.service.ts';

@Module({
  imports: [WordsModule],
  controllers: [ReactionsController],
  providers: [ReactionsService, ReactionsRepository],
})
export class ReactionsModule {}
