import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import {
  PHOTO_KEY,
  type PhotoProvider,
  photoFor,
  startPhotoProvider,
} from '../../../test/support/providers/photo-provider.ts';
import {
  type PictureHost,
  startPictureHost,
} from '../../../test/support/providers/picture-host.ts';
import { DiskStorage } from '../file-storage/disk-storage.ts';
import { RemotePictures } from '../remote-pictures/remote-pictures.ts';
import { PexelsSearch } from './pexels-search.ts';
import { Photos } from './photos.ts';
import { UnsplashSearch } from './unsplash-search.ts';

const DRIVERS = { Pexels: PexelsSearch, Unsplash: UnsplashSearch };

describe.each(['Pexels', 'Unsplash'] as const)('photos of %s', (name) => {
  let provider: PhotoProvider;
  let host: PictureHost;
  let folder: string;
  let photos: Photos;
  beforeEach(async () => {
    [provider, host] = await Promise.all([startPhotoProvider(), startPictureHost()]);
    host.answer = (request, response) =>
      void photoFor(request.url ?? '').then((photo) => response.end(photo));
    folder = mkdtempSync(path.join(tmpdir(), 'wordloom-photos-'));
    photos = photosWith(PHOTO_KEY);
  });
  afterEach(async () => {
    photos.onModuleDestroy();
    await Promise.all([provider.close(), host.close()]);
    rmSync(folder, { recursive: true });
  });

  const photosWith = (key: string) => {
    const remote = new RemotePictures();
    remote.network = host.network;
    const search = new DRIVERS[name]({ key, apiUrl: provider.url });
    return new Photos(search, remote, new DiskStorage(folder));
  };
  const keep = (
    variant: number,
    {
      previous = null as string | null,
      signal = AbortSignal.timeout(4_000),
      language = 'es',
      word = 'el faro',
    } = {},
  ) => photos.keep({ word, languageCode: language, variant, previous, signal });
  const searches = () => provider.asked.filter(({ query }) => 'query' in query);

  it('are searched by the word without its article, in its language and in landscape', async () => {
    await keep(0);
    expect(searches()).toEqual([
      {
        path: name === 'Pexels' ? '/v1/search' : '/search/photos',
        query: {
          query: 'faro',
          orientation: 'landscape',
          per_page: '15',
          page: '1',
          ...(name === 'Pexels' ? { locale: 'es-ES' } : { lang: 'es', content_filter: 'high' }),
        },
      },
    ]);
  });

  it('are kept as WebP of 960 × 600 without metadata, under a name made from their content', async () => {
    const kept = await keep(0);
    expect(readdirSync(folder)).toEqual([kept?.file]);
    const file = await new DiskStorage(folder).get(kept!.file);
    const { format, width, height, exif, icc, xmp } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 960, height: 600 });
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect((await keep(0))?.file).toBe(kept?.file);
  });

  it('name author and provider with links to the provider alone', async () => {
    const from = '?utm_source=wordloom&utm_medium=referral';
    expect((await keep(2))?.credit).toEqual(
      name === 'Pexels'
        ? {
            author: 'Ana 2',
            authorUrl: 'https://www.pexels.com/@ana-2',
            provider: 'Pexels',
            providerUrl: 'https://www.pexels.com/photo/a-photo-2/',
          }
        : {
            author: 'Ana 2',
            authorUrl: `https://unsplash.com/@ana2${from}`,
            provider: 'Unsplash',
            providerUrl: `https://unsplash.com/${from}`,
          },
    );
  });

  it('follow each other over the pages and begin again behind the last', async () => {
    provider.photos = 17;
    const authors: (string | undefined)[] = [];
    for (let variant = 12; variant < 20; variant += 1) {
      authors.push((await keep(variant))?.credit.author);
    }
    expect(authors).toEqual([12, 13, 14, 15, 16, 0, 1, 2].map((index) => `Ana ${index}`));
  });

  it('are asked for from the first page when there is less than was promised', async () => {
    provider.photos = 5;
    const total = name === 'Pexels' ? 'total_results' : 'total';
    const ask = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const answer = (await (await ask(...asked)).json()) as Record<string, unknown>;
      return Response.json({ ...answer, [total]: 8_000 });
    });
    expect((await keep(33))?.credit.author).toBe('Ana 3');
  });

  it('never give the file that is shown, and none when there is no other', async () => {
    provider.photos = 2;
    const first = await keep(0);
    expect(await keep(0, { previous: first!.file })).toMatchObject({
      variant: 1,
      credit: { author: 'Ana 1' },
    });
    provider.photos = 1;
    expect(await keep(1, { previous: first!.file })).toBeUndefined();
  });

  it('are none for a word that has none', async () => {
    provider.photos = 0;
    expect(await keep(7)).toBeUndefined();
  });

  it('pass over one that cannot be had', async () => {
    host.answer = (request, response) =>
      void (/photo-0|photos\/0/.test(request.url ?? '')
        ? response.writeHead(404).end()
        : photoFor(request.url ?? '').then((photo) => response.end(photo)));
    expect(await keep(0)).toMatchObject({ variant: 1, credit: { author: 'Ana 1' } });
  });

  it.each([
    ['a wrong key', () => void (photos = photosWith('another-key')), 'status 401'],
    ['an exhausted quota', () => answers(429), 'status 429'],
    ['a fault of theirs', () => answers(500), 'status 500'],
    ['HTML', () => answers(200, '<html></html>'), 'not JSON'],
    ['another shape', () => answers(200, '{"photos":[{}],"results":[{}],"total":-1}'), 'be read'],
    ['half an answer', () => answers(200, '{"photos":['), 'not JSON'],
    ['over a megabyte', () => answers(200, ' '.repeat(1_100_000)), 'too large'],
    ['an endless answer', endless, 'too large|took too long'],
    ['a broken connection', () => void (provider.answer = (_, r) => void r.destroy()), ''],
    ['silence', () => void (provider.answer = () => undefined), 'took too long'],
  ])('fail at %s of the search and leave nothing behind', async (_, play, reason) => {
    play();
    await expect(keep(0, { signal: AbortSignal.timeout(1_000) })).rejects.toThrow(
      new RegExp(reason),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are not searched where an answer leads to', async () => {
    let asked = 0;
    provider.answer = (_request, response) => {
      asked += 1;
      response.writeHead(302, { location: '/elsewhere' }).end();
    };
    await expect(keep(0)).rejects.toThrow();
    expect(asked).toBe(1);
  });

  function answers(status: number, body = '', headers = {}) {
    provider.answer = (_request, response) => response.writeHead(status, headers).end(body);
  }
  function endless() {
    provider.answer = (_request, response) => {
      const timer = setInterval(() => response.write(' '.repeat(50_000)), 5);
      response.on('close', () => clearInterval(timer));
    };
  }

  it.each([
    ['a private address', 'https://127.0.0.1/photo.jpeg'],
    ['plain HTTP', `http://images.${name.toLowerCase()}.com/photo.jpeg`],
    ['another host', 'https://evil.example/photo.jpeg'],
    ['no address', 'nonsense'],
  ])('are not fetched from %s', async (_, address) => {
    provider.alter = (photo) => ({
      ...photo,
      src: { large2x: address },
      urls: { regular: address },
    });
    await expect(keep(0)).rejects.toThrow(/not listed|Invalid URL/);
    expect([host.asked, readdirSync(folder)]).toEqual([[], []]);
  });

  it.each([
    ['HTML', Buffer.from('<html></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['over five megabytes', Buffer.alloc(6 * 1024 * 1024)],
  ])('that turn out to be %s are not kept', async (_, content) => {
    host.answer = (_request, response) => response.end(content);
    await expect(keep(0)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that never come are not waited for', async () => {
    host.answer = () => undefined;
    await expect(keep(0, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/took too long/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are searched by four calls at once, and those in the queue have no more time than others', async () => {
    let open = 0;
    provider.answer = () => void (open += 1);
    const time = new AbortController();
    const { signal } = time;
    const asked = Promise.allSettled(Array.from({ length: 9 }, () => keep(0, { signal })));
    await eventually(() => expect(open).toBe(4));
    time.abort();
    expect((await asked).every(({ status }) => status === 'rejected')).toBe(true);
    // One more waits behind all of them.
    provider.answer = undefined;
    await keep(0, { word: 'el puerto' });
    expect(open).toBe(4);
    expect(searches().map(({ query }) => query['query'])).toEqual(['puerto']);
  });

  it('of authors whom one cannot name or link to are left out', async () => {
    const people = [
      { name: '\u202e \u200b', url: 'ok' },
      { name: 'Eve', url: 'javascript:alert(1)' },
      { name: 'Eve', url: 'https://evil.example/@eve' },
      { name: 'Eve', url: 'http://www.pexels.com/@eve' },
      { name: ` Zo\u0065\u0308\u202e\n${'x'.repeat(200)}`, url: 'ok' },
    ];
    provider.photos = people.length;
    provider.alter = (photo, index) => {
      const known = name === 'Pexels' ? photo['photographer_url'] : 'https://unsplash.com/@ana';
      const { name: author, url } = people[index]!;
      const link = url === 'ok' ? known : url;
      return {
        ...photo,
        photographer: author,
        photographer_url: link,
        user: { name: author, links: { html: link } },
      };
    };
    expect((await keep(0))?.credit.author).toBe(`Zoë ${'x'.repeat(96)}`);
    expect(host.asked).toHaveLength(1);
  });

  it('do not show the key to anybody: not to their host, not in the log, not in a failure', async () => {
    const lines: unknown[] = [];
    for (const level of ['log', 'warn', 'error'] as const) {
      vi.spyOn(Logger.prototype, level).mockImplementation((...line) => void lines.push(line));
    }
    let headers = '';
    host.answer = (request, response) => {
      headers = JSON.stringify([request.headers, request.url]);
      response.writeHead(500).end();
    };
    const failure = await keep(0).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(headers).toContain('wordloom');
    for (const shown of [headers, JSON.stringify(lines), String((failure as Error).stack)]) {
      expect(shown).not.toContain(PHOTO_KEY);
    }
  });

  if (name === 'Unsplash') {
    it('tell Unsplash that they are used, and only its own API', async () => {
      await keep(3);
      await eventually(() =>
        expect(provider.asked.at(-1)).toEqual({
          path: '/photos/id_3-x/download',
          query: { ixid: 'abc' },
        }),
      );
      provider.alter = (photo) => ({
        ...photo,
        links: { download_location: `${host.network.port}/x` },
      });
      await keep(4);
      expect(provider.asked.filter(({ path }) => path.endsWith('download'))).toHaveLength(1);
    });

    it('that only subscribers may use are left out', async () => {
      provider.alter = (photo, index) =>
        index === 0
          ? { ...photo, urls: { regular: 'https://plus.unsplash.com/premium_photo-1' } }
          : photo;
      expect(await keep(0)).toMatchObject({ variant: 0, credit: { author: 'Ana 1' } });
    });
  }
});
