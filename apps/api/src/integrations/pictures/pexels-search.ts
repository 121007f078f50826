import { z } from 'zod';
import { PhotoApi } from './photo-api.ts';
import { creditOf } from './photo-credit.ts';
import {
  type Photo,
  type PhotoPage,
  type PhotoQuery,
  PHOTOS_PER_PAGE,
  PhotoSearch,
} from './photo-search.ts';

const text = z.string().max(2_000);

/** What we read of https://www.pexels.com/api/documentation/#photos-search. */
const answerSchema = z.object({
  total_results: z.int().min(0),
  photos: z
    .array(
      z.object({
        url: text,
        photographer: text,
        photographer_url: text,
        src: z.object({ large2x: text }),
      }),
    )
    .max(80),
});
type PexelsPhoto = z.infer<typeof answerSchema>['photos'][number];

/** The locales Pexels has for the languages it knows. */
const LOCALES: Readonly<Record<string, string>> = {
  en: 'en-US', pt: 'pt-BR', es: 'es-ES', ca: 'ca-ES', de: 'de-DE', it: 'it-IT', fr: 'fr-FR', sv: 'sv-SE', id: 'id-ID',
  pl: 'pl-PL', ja: 'ja-JP', zh: 'zh-CN', ko: 'ko-KR', th: 'th-TH', nl: 'nl-NL', hu: 'hu-HU', vi: 'vi-VN', cs: 'cs-CZ',
  da: 'da-DK', fi: 'fi-FI', uk: 'uk-UA', el: 'el-GR', ro: 'ro-RO', nb: 'nb-NO', sk: 'sk-SK', tr: 'tr-TR', ru: 'ru-RU',
}; // prettier-ignore

/** Photos of Pexels. It asks for the author's name and a link to the photo's page. */
export class PexelsSearch extends PhotoSearch {
  override readonly hosts = ['images.pexels.com'];
  private readonly api: PhotoApi;

  constructor({ key, apiUrl }: { key: string; apiUrl: string }) {
    super();
    this.api = new PhotoApi({ url: apiUrl, headers: { authorization: key } });
  }

  override async find(query: PhotoQuery, signal: AbortSignal): Promise<PhotoPage> {
    const { word, languageCode, page } = query;
    const locale = LOCALES[languageCode];
    const search = new URLSearchParams({
      query: word,
      orientation: 'landscape',
      per_page: String(PHOTOS_PER_PAGE),
      page: String(page),
      ...(locale !== undefined && { locale }),
    });
    const answer = await this.api.get(`/v1/search?${search.toString()}`, answerSchema, signal);
    return { photos: answer.photos.flatMap(toPhoto), total: answer.total_results };
  }

  override reportUse(): Promise<void> {
    return Promise.resolve();
  }
}

function toPhoto({ url, photographer, photographer_url, src }: PexelsPhoto): Photo[] {
  const credit = creditOf({
    author: photographer,
    authorUrl: photographer_url,
    provider: 'Pexels',
    providerUrl: url,
    hosts: ['www.pexels.com', 'pexels.com'],
  });
  return credit ? [{ address: src.large2x, credit }] : [];
}
