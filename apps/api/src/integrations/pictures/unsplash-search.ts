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

/** What we read of https://unsplash.com/documentation#search-photos. */
const answerSchema = z.object({
  total: z.int().min(0),
  results: z
    .array(
      z.object({
        urls: z.object({ regular: text }),
        user: z.object({ name: text, links: z.object({ html: text }) }),
        links: z.object({ download_location: text }),
      }),
    )
    .max(30),
});
type UnsplashPhoto = z.infer<typeof answerSchema>['results'][number];

/** Unsplash asks every link to it to say where it comes from. */
const REFERRAL = { utm_source: 'wordloom', utm_medium: 'referral' };
/** Photos that only subscribers may use. */
const PAID_HOST = 'plus.unsplash.com';

/** Photos of Unsplash. It asks for the author's name and page, and to be told when a photo is used. */
export class UnsplashSearch extends PhotoSearch {
  override readonly hosts = ['images.unsplash.com'];
  private readonly api: PhotoApi;

  constructor({ key, apiUrl }: { key: string; apiUrl: string }) {
    super();
    const headers = { authorization: `Client-ID ${key}`, 'accept-version': 'v1' };
    this.api = new PhotoApi({ url: apiUrl, headers });
  }

  override async find(query: PhotoQuery, signal: AbortSignal): Promise<PhotoPage> {
    const search = new URLSearchParams({
      query: query.word,
      lang: query.languageCode,
      orientation: 'landscape',
      content_filter: 'high',
      per_page: String(PHOTOS_PER_PAGE),
      page: String(query.page),
    });
    const answer = await this.api.get(`/search/photos?${search.toString()}`, answerSchema, signal);
    return { photos: answer.results.flatMap(toPhoto), total: answer.total };
  }

  override async reportUse({ useReport }: Photo, signal: AbortSignal): Promise<void> {
    if (useReport !== undefined) await this.api.get(useReport, z.unknown(), signal);
  }
}

function toPhoto({ urls, user, links }: UnsplashPhoto): Photo[] {
  const credit = creditOf({
    author: user.name,
    authorUrl: referred(user.links.html),
    provider: 'Unsplash',
    providerUrl: referred('https://unsplash.com/'),
    hosts: ['unsplash.com'],
  });
  if (!credit || urls.regular.startsWith(`https://${PAID_HOST}/`)) return [];
  const useReport = reportPath(links.download_location);
  return [{ address: urls.regular, credit, ...(useReport !== undefined && { useReport }) }];
}

function referred(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  for (const [name, value] of Object.entries(REFERRAL)) url.searchParams.set(name, value);
  return url.href;
}

/** Only a path is taken: the key goes to the API that is in the settings and nowhere else. */
function reportPath(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return /^\/photos\/[\w-]+\/download$/.test(pathname) ? pathname + search : undefined;
}
