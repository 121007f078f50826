import { emailSchema } from '@wordloom/contracts/auth';
import type { SocialProvider } from '@wordloom/contracts/paths';
import { z } from 'zod';

/** What every provider's answer comes down to. */
export interface SocialProfile {
  provider: SocialProvider;
  /** Whom the provider means; never given to anybody else. */
  subject: string;
  /** Lower case; undefined when the provider told none that we could write to. */
  email: string | undefined;
  /** What the provider says of the address; undefined when it says nothing either way. */
  emailVerified: boolean | undefined;
  /** What the learner is called there, for a username. */
  name: string;
  pictureUrl: string | undefined;
}

/** A provider's id of a person, as a text: printable ASCII. */
export const subjectSchema = z
  .union([z.string(), z.int().nonnegative()])
  .transform(String)
  .pipe(z.string().regex(/^[\x21-\x7e]{1,255}$/));

/** A text that may be missing; what is no text counts as missing. */
export const textSchema = z.string().optional().catch(undefined);

/** An address we can write to; any other counts as missing. */
export const addressSchema = emailSchema.optional().catch(undefined);
