import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).optional();
/** A key travels in a header, where nothing but visible ASCII may stand. */
const key = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'letters, digits and signs without blanks')
  .optional();

/** The settings of card pictures: where they come from, and the key of a provider of photos. */
export const pictureSchema = z.object({
  IMAGE_PROVIDER: z.enum(['illustration', 'pexels', 'unsplash']).default('illustration'),
  PEXELS_API_KEY: key,
  PEXELS_API_URL: address,
  UNSPLASH_ACCESS_KEY: key,
  UNSPLASH_API_URL: address,
});

type PictureEnvironment = z.infer<typeof pictureSchema>;

/** A provider of photos that is on. */
export interface PhotoProviderSettings {
  name: 'pexels' | 'unsplash';
  key: string;
  /** Where its API is, without a slash at the end. */
  apiUrl: string;
}

/** The key that the chosen provider needs and does not have. */
export function missingPictureKey(env: PictureEnvironment): string | undefined {
  if (env.IMAGE_PROVIDER === 'pexels' && !env.PEXELS_API_KEY) return 'PEXELS_API_KEY';
  if (env.IMAGE_PROVIDER === 'unsplash' && !env.UNSPLASH_ACCESS_KEY) return 'UNSPLASH_ACCESS_KEY';
  return undefined;
}

/** The provider of photos, or undefined where pictures are composed here. */
export function photoSettings(env: PictureEnvironment): PhotoProviderSettings | undefined {
  const settings = {
    illustration: undefined,
    pexels: provider('pexels', env.PEXELS_API_KEY, env.PEXELS_API_URL),
    unsplash: provider('unsplash', env.UNSPLASH_ACCESS_KEY, env.UNSPLASH_API_URL),
  };
  return settings[env.IMAGE_PROVIDER];
}

function provider(
  name: PhotoProviderSettings['name'],
  key: string | undefined,
  apiUrl = `https://api.${name}.com`,
): PhotoProviderSettings | undefined {
  return key === undefined
    ? undefined
    : Object.freeze({ name, key, apiUrl: apiUrl.replace(/\/+$/, '') });
}
