import { Injectable } from '@nestjs/common';
import type { Category } from '@wordloom/contracts/categories';
import type { Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { CategoriesRepository, type CategoryRow } from './categories.repository.ts';
import { type LanguageRow, LanguagesRepository } from './languages.repository.ts';

/** The languages and categories that cards are filed under. */
@Injectable()
export class ReferenceService {
  constructor(
    private readonly languages: LanguagesRepository,
    private readonly categories: CategoriesRepository,
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
   * The languages behind the codes, in the order of the codes.
   * @throws AppError `language.unknown` when one is not on offer
   */
  async requireLanguages(codes: readonly string[]): Promise<LanguageRow[]> {
    const enabled = new Map(
      (await this.languages.listEnabled()).map((language) => [language.code, language]),
    );
    return codes.map((code) => {
      const language = enabled.get(code);
      if (!language) throw new AppError('language.unknown', 'This language is not available');
      return language;
    });
  }

  /** @throws AppError `category.not_found` */
  async requireCategory(id: number): Promise<CategoryRow> {
    const category = await this.categories.findById(id);
    if (!category) throw categoryNotFound();
    return category;
  }
}

export function categoryNotFound(): AppError {
  return new AppError('category.not_found', 'There is no such category');
}
