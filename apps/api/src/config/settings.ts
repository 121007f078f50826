import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { aiSchema, missingAiKeys, modelSettings } from './ai-settings.ts';
import { missingPictureKey, photoSettings, pictureSchema } from './picture-settings.ts';
import { socialSchema, socialSettings, unpairedKeys } from './social-settings.ts';

const SAMPLE_SECRET = 'change-me-to-at-least-32-random-bytes';
const DAY = 24 * 60 * 60;

const MINUTE = 60;

/** What may happen only so often: how many times, in how many seconds, and for whom it is counted. */
const LIMITS = {
  /** Failed sign-ins of one account. */
  loginPerAccount: { key: 'RATE_LIMIT_LOGIN_PER_ACCOUNT', points: 10, seconds: 15 * MINUTE },
  /** Failed sign-ins from one address of origin. */
  loginPerOrigin: { key: 'RATE_LIMIT_LOGIN_PER_ORIGIN', points: 300, seconds: MINUTE },
  /** Registrations from one address of origin. */
  registrations: { key: 'RATE_LIMIT_REGISTRATIONS', points: 300, seconds: MINUTE },
  /** Social sign-ins begun from one address of origin. */
  socialSignIns: { key: 'RATE_LIMIT_SOCIAL_SIGN_INS', points: 300, seconds: MINUTE },
  /** Links asked for by mail for one address. */
  mails: { key: 'RATE_LIMIT_MAILS', points: 10, seconds: 60 * MINUTE },
  /** Pictures one learner uploads; each is held in memory until it is stored. */
  avatars: { key: 'RATE_LIMIT_AVATARS', points: 60, seconds: MINUTE },
  /** Pictures of cards that one learner asks a provider of photos for. */
  pictures: { key: 'RATE_LIMIT_PICTURES', points: 60, seconds: MINUTE },
  /** Searches of one learner that reach the translator. */
  searchesPerMinute: { key: 'RATE_LIMIT_SEARCHES_PER_MINUTE', points: 30, seconds: MINUTE },
  searchesPerDay: { key: 'RATE_LIMIT_SEARCHES_PER_DAY', points: 300, seconds: DAY },
} as const;

export type LimitName = keyof typeof LIMITS;

const limitSchema = z.coerce.number().int().min(0).max(1_000_000);
const limitSettings = Object.fromEntries(
  Object.values(LIMITS).map(({ key, points }) => [key, limitSchema.default(points)]),
);

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Every setting the product reads from its environment; an empty value counts as unset. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  JWT_SECRET: z
    .string()
    .refine((secret) => Buffer.byteLength(secret) >= 32, 'at least 32 bytes')
    .refine((secret) => secret !== SAMPLE_SECRET, 'not the sample')
    .optional(),
  SESSION_TTL: z.coerce
    .number()
    .int()
    .min(60)
    .max(366 * DAY)
    .default(7 * DAY),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Wordloom <no-reply@wordloom.test>'),
  SEED_DEMO: flag.optional(),
  API_DOCS: flag.optional(),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.string().refine(isOrigin, 'exact origins with commas between them')))
    .default([]),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  WEB_ROOT: z.string().optional(),
  ...aiSchema.shape,
  ...socialSchema.shape,
  ...pictureSchema.shape,
});

const rateLimitsSchema = z.object(limitSettings);

/** The name of every setting. */
export const SETTING_NAMES = Object.keys({ ...environmentSchema.shape, ...rateLimitsSchema.shape });

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** A setting that cannot be used; the message names every bad key and never a value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads and checks the environment once. Relative `DATA_DIR`s start at `root`.
 * @throws SettingsError naming every key that is missing or malformed
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const limits = rateLimitsSchema.safeParse(given);
  if (!parsed.success || !limits.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(limits.error?.issues ?? [])];
    throw new SettingsError(describe(issues));
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production && !env.JWT_SECRET) {
    throw new SettingsError('JWT_SECRET must be set in production (at least 32 random bytes)');
  }
  const missing = unpairedKeys(env);
  if (missing.length > 0) {
    throw new SettingsError(`Social sign-in needs a pair of keys; missing: ${missing.join(', ')}`);
  }
  const missingAi = missingAiKeys(env);
  if (missingAi.length > 0) {
    throw new SettingsError(`AI_PROVIDER=${env.AI_PROVIDER} needs ${missingAi.join(' and ')}`);
  }
  const missingKey = missingPictureKey(env);
  if (missingKey) {
    throw new SettingsError(`IMAGE_PROVIDER=${env.IMAGE_PROVIDER} needs ${missingKey}`);
  }
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(env.HOST);
  return Object.freeze({
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    dataDir: path.resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET,
    sessionSeconds: env.SESSION_TTL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailbox: !env.SMTP_URL && !production,
    seedDemo: env.SEED_DEMO ?? (!production && loopback && !env.DATABASE_URL),
    apiDocs: env.API_DOCS ?? !production,
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    model: modelSettings(env),
    social: socialSettings(env),
    photos: photoSettings(env),
    metricsToken: env.METRICS_TOKEN,
    rateLimits: Object.freeze(rateLimits(limits.data)),
    webRoot: env.WEB_ROOT === undefined ? undefined : path.resolve(root, env.WEB_ROOT),
  });
}

export type Settings = ReturnType<typeof readSettings>;

function rateLimits(
  given: Record<string, number>,
): Record<LimitName, { points: number; seconds: number }> {
  const entries = Object.entries(LIMITS).map(([name, { key, points, seconds }]) => [
    name,
    { points: given[key] ?? points, seconds },
  ]);
  return Object.fromEntries(entries) as Record<LimitName, { points: number; seconds: number }>;
}

/** Injection token of the frozen {@link Settings}. */
export const SETTINGS = Symbol('settings');

function describe(issues: readonly z.core.$ZodIssue[]): string {
  const keys = issues.map(
    (issue) => `${issue.path.join('.')} (${issue.message.replaceAll(/received.*$/g, '').trim()})`,
  );
  return `These settings cannot be used: ${keys.join(', ')}`;
}

/**
 * Makes the data folder and checks that it can be written.
 * @throws SettingsError when it cannot
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = path.join(dataDir, '.writable');
    writeFileSync(probe, '');
    rmSync(probe, { force: true });
  } catch {
    throw new SettingsError(`DATA_DIR cannot be written: ${dataDir}`);
  }
}

/**
 * Folder by folder: Node's own recursive way never ends where a file system makes none (/proc). Another process may
 * make the same one meanwhile.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** A secret that is made on first use and kept in the data folder, readable by its owner alone. */
export function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, 'secrets', name);
  if (!existsSync(file)) makeSecret(file);
  return readFileSync(file, 'utf8').trim();
}

/** Whole at once, and the first one stays: several processes may start with the same folder. */
function makeSecret(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
