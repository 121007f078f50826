import { Injectable } from '@nestjs/common';
import { Database } from '#database/database.ts';
import type { IllustrationRequest } from '#integrations/pictures/pictures.ts';

const OF_FILE = {
  name: 'illustration_of_file',
  text: `SELECT t.drawings, l.position AS "languagePosition", t.picture_variant AS variant
    FROM word_translations t JOIN languages l ON l.code = t.language_code
   WHERE t.picture_file = $1 AND t.picture_credit IS NULL LIMIT 1`,
};

@Injectable()
export class IllustrationsRepository {
  constructor(private readonly database: Database) {}

  /** What the illustration of this name shows; undefined when no card has it. */
  async find(file: string): Promise<IllustrationRequest | undefined> {
    const [row] = await this.database.prepared<IllustrationRequest>(OF_FILE, [file]);
    return row;
  }
}
