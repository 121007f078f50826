import { z } from 'zod';

/** Every code an error answer may carry; a client may rely on them, the message is for people. */
export const ERROR_CODES = [
  'request.invalid',
  'request.malformed',
  'request.too_large',
  'request.headers_too_large',
  'request.timeout',
  'request.unsupported_type',
  'route.not_found',
  'id.invalid',
  'text.forbidden_characters',
  'word.required',
  'word.too_long',
  'description.required',
  'description.too_long',
  'example.required',
  'example.too_long',
  'translated_word.required',
  'translated_word.too_long',
  'languages.required',
  'languages.too_many',
  'language.unknown',
  'category.required',
  'category.too_short',
  'category.too_long',
  'category.not_found',
  'username.invalid',
  'username.taken',
  'email.invalid',
  'password.invalid',
  'auth.required',
  'auth.wrong_credentials',
  'auth.unconfirmed',
  'auth.disabled',
  'user.mismatch',
  'user.not_found',
  'translation.not_found',
  'card.not_owner',
  'reaction.unknown',
  'reaction.not_found',
  'session.not_found',
  'link.invalid',
  'search.required',
  'search.too_long',
  'file.required',
  'file.unsupported',
  'file.too_large',
  'storage.unavailable',
  'picture.unavailable',
  'translator.unavailable',
  'database.unavailable',
  'rate.limited',
  'server.error',
] as const;

export const errorCodeSchema = z.enum(ERROR_CODES).meta({ id: 'ErrorCode' });
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** The body of every error answer; `message` is one sentence fit for a toast. */
export const apiErrorSchema = z
  .object({
    statusCode: z.int().min(400).max(599),
    code: errorCodeSchema,
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof apiErrorSchema>;
