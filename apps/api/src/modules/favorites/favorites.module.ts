import { Module } from '@nestjs/common';
import { WordsModule } from '../words/words.module.ts';
import { FavoritesController } from './favorites.controller.ts';
import { FavoritesRepository } from './favorites.repository.ts';
import { FavoritesService } from './favorites.service.ts';

@Module({
  imports: [WordsModule],
  controllers: [FavoritesController],
  providers: [FavoritesService, FavoritesRepository],
})
export class FavoritesModule {}
