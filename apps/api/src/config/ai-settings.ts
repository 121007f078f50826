import { z } from 'zod';

const AI_PROVIDERS = ['lexicon', 'openai-compatible', 'openai', 'anthropic', 'google'] as const;

/** The settings of the translation service. */
export const aiSchema = z.object({
  AI_PROVIDER: z.enum(AI_PROVIDERS).default('lexicon'),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
});

type AiEnvironment = z.infer<typeof aiSchema>;

/** A language model and the way to it. */
export interface ModelSettings {
  provider: Exclude<(typeof AI_PROVIDERS)[number], 'lexicon'>;
  model: string;
  /** Undefined: the provider's own address. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
}

/** The language model to ask, or undefined where the bundled dictionary answers alone. */
export function modelSettings(env: AiEnvironment): ModelSettings | undefined {
  if (env.AI_PROVIDER === 'lexicon') return undefined;
  return Object.freeze({
    provider: env.AI_PROVIDER,
    model: env.AI_MODEL ?? '',
    baseUrl: env.AI_BASE_URL?.replace(/\/$/, ''),
    apiKey: env.AI_API_KEY,
  });
}

/** The keys that the chosen provider cannot do without and that are not there. */
export function missingAiKeys(env: AiEnvironment): string[] {
  if (env.AI_PROVIDER === 'lexicon') return [];
  // A server of one's own needs an address and often no key; the clouds the other way round.
  const reach = env.AI_PROVIDER === 'openai-compatible' ? 'AI_BASE_URL' : 'AI_API_KEY';
  return (['AI_MODEL', reach] as const).filter((key) => env[key] === undefined);
}
