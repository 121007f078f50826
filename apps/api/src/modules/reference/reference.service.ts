import { Injectable } from '@nestjs/common';
import type { Category } from '@wordloom/contracts/categories';
import type { Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { CategoriesRepository, type CategoryRow } from './categories.repository.ts';
import { FilingRepository } from './filing.repository.ts';
import { type LanguageRow, LanguagesRepository } from './languages.repository.ts';

/** The languages and categories that cards are filed under. */
@Injectable()
export class ReferenceService {
  constructor(
    private readonly languages: LanguagesRepository,
    private readonly categories: CategoriesRepository,
    private readonly filings: FilingRepository,
  ) {}

  listLanguages(): Promise<LanguageRow[]> {
    return this.languages.listEnabled();
  }

  listCategories(): Promise<Category[]> {
    return this.categories.list();
  }

  createCategory(actor: Actor, name: string): Promise<{ category: Category; created: boolean }> {
    return this.categories.findOrInsert(name, actor.userId);
  }

  /**
   * The category, and the languages in the order of their codes.
   * @throws AppError `category.not_found`, `language.unknown` when one is not on offer
   */
  async requireFiling(
    categoryId: number,
    languageCodes: readonly string[],
  ): Promise<{ category: CategoryRow; languages: LanguageRow[] }> {
    const found = await this.filings.find(categoryId, languageCodes);
    if (!found.category) throw categoryNotFound();
    const offered = new Map(found.languages.map((language) => [language.code, language]));
    const languages = languageCodes.map((code) => {
      const language = offered.get(code);
      if (!language) throw new AppError('language.unknown', 'This language is not available');
      return language;
    });
    return { category: found.category, languages };
  }
}

export function categoryNotFound(): AppError {
  return new AppError('category.not_found', 'There is no such category');
}
