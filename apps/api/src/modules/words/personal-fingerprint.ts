import { createHash } from 'node:crypto';
import type { SaveSingle } from '@wordloom/contracts/save-words';

/** SHA-256 over every field of a personal save: the same fields, the same card. */
export function personalFingerprint(fields: Omit<SaveSingle, 'user'>): Buffer {
  const { word, languageCode, categoryId, description, example, visibility } = fields;
  return createHash('sha256')
    .update(JSON.stringify([word, languageCode, categoryId, description, example, visibility]))
    .digest();
}
