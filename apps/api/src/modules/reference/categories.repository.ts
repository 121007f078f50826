import { Injectable } from '@nestjs/common';
import type { Category } from '@wordloom/contracts/categories';
import { foldedKey } from '@wordloom/domain/text-measure';
import { Database, write } from '#database/database.ts';
import { violatedConstraint } from '#shared/errors/database-failure.ts';

export interface CategoryRow extends Category {
  /** The lexicon's field, for the categories that ship with the product. */
  field: string | null;
}

/** A category as an administrator sees it. */
export interface CategoryRecord extends CategoryRow {
  words: number;
}

const FIND_BY_ID = {
  name: 'category_by_id',
  text: 'SELECT id, name, field FROM categories WHERE id = $1',
};

@Injectable()
export class CategoriesRepository {
  constructor(private readonly database: Database) {}

  list(): Promise<Category[]> {
    return this.database.query('SELECT id, name FROM categories ORDER BY id');
  }

  async findById(id: number): Promise<CategoryRow | undefined> {
    const [row] = await this.database.prepared<CategoryRow>(FIND_BY_ID, [id]);
    return row;
  }

  /** Makes the category, or finds the one that has this name without regard to case, accents and blanks. */
  async findOrInsert(
    name: string,
    createdBy: number | null,
  ): Promise<{ category: Category; created: boolean }> {
    const key = foldedKey(name);
    const [made] = await write<Category>(
      this.database,
      `INSERT INTO categories (name, name_key, created_by) VALUES ($1, $2, $3)
       ON CONFLICT (name_key) DO NOTHING RETURNING id, name`,
      [name, key, createdBy],
    );
    if (made) return { category: made, created: true };
    const [found] = await this.database.query<Category[]>(
      'SELECT id, name FROM categories WHERE name_key = $1',
      [key],
    );
    if (!found) throw new Error('A category vanished between two statements');
    return { category: found, created: false };
  }

  /** Every category with the number of words in it. */
  listWithWords(): Promise<CategoryRecord[]> {
    return this.database.query(
      `SELECT id, name, field,
              (SELECT count(*)::integer FROM words w WHERE w.category_id = c.id) AS words
         FROM categories c ORDER BY id`,
    );
  }

  /** The category of this name, without regard to case, accents and blanks. */
  async findByName(name: string): Promise<CategoryRow | undefined> {
    const [row] = await this.database.query<CategoryRow[]>(
      'SELECT id, name, field FROM categories WHERE name_key = $1',
      [foldedKey(name)],
    );
    return row;
  }

  /** @returns false when another category has this name */
  async rename(id: number, name: string): Promise<boolean> {
    try {
      await this.database.query('UPDATE categories SET name = $2, name_key = $3 WHERE id = $1', [
        id,
        name,
        foldedKey(name),
      ]);
      return true;
    } catch (error) {
      if (violatedConstraint(error) === 'categories_name_key') return false;
      throw error;
    }
  }
}
