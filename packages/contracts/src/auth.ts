import { isBlank } from '@wordloom/domain/text-measure';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { failure, typedText } from './text.ts';

const USERNAME = {
  code: 'username.invalid',
  message: 'Username must be between 3 and 20 characters',
} as const;
const EMAIL = failure({ code: 'email.invalid', message: 'Email must be valid' });
const PASSWORD = failure({
  code: 'password.invalid',
  message: 'Password must be at least 6 characters',
});
const PASSWORD_TOO_LONG = failure({
  code: 'password.invalid',
  message: 'Password must be 128 characters or less',
});

/** A username: 3 to 20 code points. */
export const usernameSchema = typedText({
  required: USERNAME,
  min: { length: LIMITS.username.min, ...USERNAME },
  max: { length: LIMITS.username.max, ...USERNAME },
});

// One bare address: no display name, no list, no quotes, nothing outside printable ASCII.
const BARE_ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** One bare e-mail address in lower case, 254 characters at most. */
export const emailSchema = z
  .string({ error: EMAIL.message })
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .refine((address) => address.length <= LIMITS.email && BARE_ADDRESS.test(address), EMAIL),
  )
  .meta({ format: 'email', maxLength: LIMITS.email, 'x-error-codes': ['email.invalid'] });

/** A password as typed: 6 to 128 code points, never trimmed, not only white space. */
export const passwordSchema = z
  .string({ error: PASSWORD.message })
  .refine((text) => Array.from(text).length >= LIMITS.password.min && !isBlank(text), PASSWORD)
  .refine((text) => Array.from(text).length <= LIMITS.password.max, PASSWORD_TOO_LONG)
  .refine((text) => !text.includes('\0') && text.isWellFormed(), PASSWORD)
  .meta({
    format: 'password',
    minLength: LIMITS.password.min,
    maxLength: LIMITS.password.max,
    'x-error-codes': ['password.invalid'],
  });

/** Body of POST /auth/register. */
export const registerSchema = z
  .object({
    username: usernameSchema,
    email: emailSchema,
    password: passwordSchema,
  })
  .meta({ id: 'Register' });
export type Register = z.infer<typeof registerSchema>;

/** Body of POST /auth/login. The password is only compared, so any non-empty text will do. */
export const loginSchema = z
  .object({
    email: emailSchema,
    password: z
      .string({ error: 'Password is required' })
      .min(1, 'Password is required')
      .max(LIMITS.password.max * 4, 'Password must be 128 characters or less'),
  })
  .meta({ id: 'Login' });
export type Login = z.infer<typeof loginSchema>;

/** Answer of POST /auth/login: a bearer token and whose it is. */
export const loginAnswerSchema = z
  .object({
    token: z.string(),
    userId: z.int(),
    message: z.string(),
  })
  .meta({ id: 'LoginAnswer' });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** Answer of a call that has only something to say. */
export const messageSchema = z.object({ message: z.string() }).meta({ id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

/** Body of POST /auth/verification/resend. */
export const resendVerificationSchema = z
  .object({ email: emailSchema })
  .meta({ id: 'ResendVerification' });
export type ResendVerification = z.infer<typeof resendVerificationSchema>;

/** Body of POST /auth/password/forgot. */
export const forgotPasswordSchema = z.object({ email: emailSchema }).meta({ id: 'ForgotPassword' });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** Body of POST /auth/password/reset: the token of the mailed link and the password to come. */
export const resetPasswordSchema = z
  .object({
    token: z.string().max(200),
    password: passwordSchema,
  })
  .meta({ id: 'ResetPassword' });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** One row of GET /auth/sessions; `current` marks the one that asks. */
export const sessionSchema = z
  .object({
    id: z.uuid(),
    userAgent: z.string().nullable(),
    createdAt: z.iso.datetime({ offset: true }),
    expiresAt: z.iso.datetime({ offset: true }),
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

/** The id of a session in a path; anything but a UUID fails with `id.invalid`. */
export const sessionIdSchema = z
  .string()
  .refine(
    (id) => z.uuid().safeParse(id).success,
    failure({ code: 'id.invalid', message: 'The id is not valid' }),
  )
  .meta({ format: 'uuid', 'x-error-codes': ['id.invalid'] });

/** Query of GET /auth/verify and GET /auth/email-change; a token of any other shape is simply not found. */
export const verifyQuerySchema = z.object({ token: z.string().max(200).catch('') });

export const verificationStatusSchema = z.enum(['success', 'already', 'invalid']);
export type VerificationStatus = z.infer<typeof verificationStatusSchema>;
