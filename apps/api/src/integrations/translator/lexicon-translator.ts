import { Injectable } from '@nestjs/common';
import type { Concept, LexiconLanguage } from '@wordloom/lexicon/concept';
import { display } from '@wordloom/lexicon/display';
import type { Lexicon } from '@wordloom/lexicon/lexicon';
import { loadLexicon } from '@wordloom/lexicon/load-lexicon';
import {
  type Translation,
  type TranslationRequest,
  type Translations,
  Translator,
} from './translator.ts';

/** Translates from the bundled dictionary: at once, offline, and only what it knows. */
@Injectable()
export class LexiconTranslator extends Translator {
  private readonly lexicon: Lexicon = loadLexicon();

  translate({ word, field, languages }: TranslationRequest): Promise<Translations> {
    const targets = languages.map(({ code }) => code);
    const match = this.lexicon.find(word, { field, targets });
    const found = new Map<string, Translation>();
    for (const code of match ? targets : []) {
      const translation = match && this.translationOf(match.concept, code);
      if (translation) found.set(code, translation);
    }
    return Promise.resolve({ found, failed: new Set() });
  }

  suggest(word: string): readonly string[] {
    return this.lexicon.find(word) ? [] : this.lexicon.suggest(word);
  }

  private translationOf(concept: Concept, code: string): Translation | undefined {
    if (!isLexiconLanguage(concept, code)) return undefined;
    const entry = concept.entries[code];
    return {
      word: display(entry, concept.partOfSpeech, code),
      description: entry.description,
      example: entry.example,
      partOfSpeech: concept.partOfSpeech,
      ...(entry.gender && { gender: entry.gender }),
      drawings: concept.drawings,
    };
  }
}

function isLexiconLanguage(concept: Concept, code: string): code is LexiconLanguage {
  return Object.hasOwn(concept.entries, code);
}
