import { Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '#config/settings.ts';
import { AiUsageRepository } from './ai-usage.repository.ts';
import { LexiconTranslator } from './lexicon-translator.ts';
import { ModelClient } from './model/model-client.ts';
import { ProviderGate } from './model/provider-gate.ts';
import { ModelTranslator } from './model-translator.ts';
import { RememberedTranslations } from './remembered-translations.repository.ts';
import { Translator } from './translator.ts';

/** Translations from the configured language model, or from the bundled dictionary where there is none. */
@Module({
  providers: [
    LexiconTranslator,
    ProviderGate,
    RememberedTranslations,
    AiUsageRepository,
    {
      provide: Translator,
      inject: [
        SETTINGS,
        LexiconTranslator,
        ProviderGate,
        RememberedTranslations,
        AiUsageRepository,
      ],
      useFactory: (
        { model }: Settings,
        lexicon: LexiconTranslator,
        gate: ProviderGate,
        remembered: RememberedTranslations,
        usage: AiUsageRepository,
      ) =>
        model
          ? new ModelTranslator(model, new ModelClient(model), gate, remembered, usage, lexicon)
          : lexicon,
    },
  ],
  exports: [Translator, LexiconTranslator, AiUsageRepository],
})
export class TranslatorModule {}
