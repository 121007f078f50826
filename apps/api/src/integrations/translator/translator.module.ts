import { Module } from '@nestjs/common';
import { LexiconTranslator } from './lexicon-translator.ts';
import { Translator } from './translator.ts';

@Module({
  providers: [{ provide: Translator, useClass: LexiconTranslator }],
  exports: [Translator],
})
export class TranslatorModule {}
