import { emailSchema } from '@wordloom/contracts/auth';
import { createCategorySchema } from '@wordloom/contracts/categories';
import { idSchema } from '@wordloom/contracts/id';
import { languageCodeSchema } from '@wordloom/contracts/languages';
import {
  hasForbiddenCharacters,
  isBlank,
  normaliseText,
  textLength,
} from '@wordloom/domain/text-measure';
import type { AccountReference } from '../modules/users/account-reference.ts';
import { usernameKey } from '../modules/users/username.ts';

const LANGUAGE_NAME = 40;

/** Something the administrator typed that cannot be used; the message is the one sentence they read. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** @throws InputError unless the text is a category's name: 3 to 30 code points */
export function readCategoryName(text: string): string {
  const parsed = createCategorySchema.safeParse({ name: text });
  if (parsed.success) return parsed.data.name;
  throw new InputError(`${parsed.error.issues[0]?.message ?? 'This is not a category'}.`);
}

/** @throws InputError unless the text is two or three lower-case letters */
export function readLanguageCode(text: string): string {
  if (languageCodeSchema.safeParse(text).success) return text;
  throw new InputError(
    `“${text}” is not a language code; a code is two or three small letters, such as nl.`,
  );
}

/** @throws InputError unless the text is a language's name: 1 to 40 code points */
export function readLanguageName(text: string): string {
  if (isBlank(text) || hasForbiddenCharacters(text) || textLength(text) > LANGUAGE_NAME) {
    throw new InputError(`A language's name has 1 to ${LANGUAGE_NAME} visible characters.`);
  }
  return normaliseText(text);
}

/** @throws InputError unless the text is a whole number from 1 to 1000 */
export function readLimit(text: string): number {
  const limit = readId(text);
  if (limit !== undefined && limit <= 1_000) return limit;
  throw new InputError('A limit is a whole number from 1 to 1000.');
}

/** The id that the text spells, if it spells one. */
export function readId(text: string): number | undefined {
  const parsed = idSchema.safeParse(text);
  return parsed.success ? parsed.data : undefined;
}

/** What `email|id|username` may mean. */
export function readAccountReference(text: string): AccountReference {
  const email = emailSchema.safeParse(text);
  return {
    id: readId(text) ?? null,
    email: email.success ? email.data : null,
    usernameKey: usernameKey(normaliseText(text)),
  };
}
