import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** The key that opens the provider. */
export const PHOTO_KEY = 'a-key-of-a-test';

export interface Ask {
  path: string;
  query: Record<string, string>;
}

/** A provider of photos that speaks the search of Pexels and of Unsplash, as their documentation shows it. */
export interface PhotoProvider {
  url: string;
  /** What was asked with the right key, in order. */
  asked: Ask[];
  /** How many photos it has for every word. */
  photos: number;
  /** What a photo is like besides what is documented. */
  alter: (photo: Record<string, unknown>, index: number) => Record<string, unknown>;
  /** Answers instead, once it is set. */
  answer: RequestListener | undefined;
  close: () => Promise<void>;
}

export async function startPhotoProvider(): Promise<PhotoProvider> {
  const server = createServer((request, response) => {
    if (provider.answer) {
      provider.answer(request, response);
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const { authorization } = request.headers;
    const pexels = pathname === '/v1/search';
    if (authorization !== (pexels ? PHOTO_KEY : `Client-ID ${PHOTO_KEY}`)) {
      return void response.writeHead(401).end('{"error":"Unauthorized"}');
    }
    provider.asked.push({ path: pathname, query: Object.fromEntries(searchParams) });
    if (pathname.endsWith('/download')) return void response.end('{"url":"https://x.example"}');
    const size = Number(searchParams.get('per_page'));
    const start = (Number(searchParams.get('page')) - 1) * size;
    const count = Math.max(0, Math.min(size, provider.photos - start));
    const indexes = Array.from({ length: count }, (_, place) => start + place);
    const body = pexels
      ? {
          page: start / size + 1,
          per_page: size,
          total_results: provider.photos,
          photos: indexes.map((index) => provider.alter(pexelsPhoto(index), index)),
        }
      : {
          total: provider.photos,
          total_pages: Math.ceil(provider.photos / size),
          results: indexes.map((index) => provider.alter(unsplashPhoto(index), index)),
        };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const provider: PhotoProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    photos: 40,
    alter: (photo) => photo,
    answer: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

function pexelsPhoto(index: number): Record<string, unknown> {
  const address = `https://images.pexels.com/photos/${index}/photo-${index}.jpeg`;
  return {
    id: index,
    width: 6000,
    height: 4000,
    url: `https://www.pexels.com/photo/a-photo-${index}/`,
    photographer: `Ana ${index}`,
    photographer_url: `https://www.pexels.com/@ana-${index}`,
    photographer_id: index,
    avg_color: '#978E82',
    src: {
      original: address,
      large2x: `${address}?auto=compress&cs=tinysrgb&dpr=2&h=650&w=940`,
      large: `${address}?auto=compress&cs=tinysrgb&h=650&w=940`,
    },
    liked: false,
    alt: 'A photo',
  };
}

function unsplashPhoto(index: number): Record<string, unknown> {
  return {
    id: `id_${index}-x`,
    width: 6000,
    height: 4000,
    color: '#978E82',
    urls: {
      raw: `https://images.unsplash.com/photo-${index}?ixid=abc`,
      regular: `https://images.unsplash.com/photo-${index}?ixid=abc&fm=jpg&w=1080`,
    },
    links: {
      self: `https://api.unsplash.com/photos/id_${index}-x`,
      html: `https://unsplash.com/photos/id_${index}-x`,
      download_location: `https://api.unsplash.com/photos/id_${index}-x/download?ixid=abc`,
    },
    user: {
      id: 'u',
      name: `Ana ${index}`,
      links: { html: `https://unsplash.com/@ana${index}` },
    },
  };
}

/** A photo that looks different for each address it is fetched from. */
export async function photoFor(address: string): Promise<Buffer> {
  const shade = Array.from(address).reduce(
    (sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1e6,
    7,
  );
  const background = { r: shade % 256, g: (shade >> 8) % 256, b: (shade >> 4) % 256 };
  return sharp({ create: { width: 188, height: 130, channels: 3, background } })
    .jpeg()
    .withMetadata()
    .toBuffer();
}
