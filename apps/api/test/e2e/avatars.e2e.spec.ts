import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { LIMITS } from '@wordloom/contracts/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FileStorage } from '#integrations/file-storage/file-storage.ts';
import { createTestApp, type Learner, type TestApp } from '../support/test-app.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const RED = { r: 200, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 200 };

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

describe('an avatar', () => {
  let product: TestApp;
  let learner: Learner;
  let stranger: Learner;
  let png: Buffer;
  beforeAll(async () => {
    product = await createTestApp({ RATE_LIMIT_AVATARS: '0' });
    [learner, stranger] = [await product.signUp('learner'), await product.signUp('stranger')];
    png = await plain(30, 20).png().toBuffer();
  });
  afterAll(() => product.close());

  const pathOf = (who: Learner) => `/api/users/${who.id}/avatar`;
  const upload = (file: Buffer, type = 'image/png', who = learner) =>
    product
      .call('post', pathOf(who), who)
      .attach('file', file, { filename: 'me.png', contentType: type });
  const imageUrl = async () =>
    ((await product.call('get', `/api/users/${learner.id}`, learner)).body as { imageUrl: string })
      .imageUrl;
  const stored = () => {
    try {
      return readdirSync(path.join(product.dataDir, 'pictures')).sort();
    } catch {
      return [];
    }
  };
  const picture = async (url: string) =>
    (await product.call('get', url).expect(200).expect('Content-Type', 'image/webp'))
      .body as Buffer;

  it.each(['post', 'put'] as const)(
    'is set with %s and takes the old one’s place',
    async (method) => {
      const before = await imageUrl();
      const { body } = await product
        .call(method, pathOf(learner), learner)
        .attach('file', png, { filename: 'me.png', contentType: 'image/png' })
        .expect(200);
      const { imageUrl: url } = body as { imageUrl: string };
      expect(body).toEqual({ imageUrl: url, message: 'Avatar updated!' });
      expect(url).toMatch(/^\/api\/pictures\/avatar-[\w-]{24}\.webp$/);
      expect(await imageUrl()).toBe(url);
      expect(stored()).toEqual([path.basename(url)]);
      if (before) await product.call('get', before).expect(404);
      await product.call('get', url).expect('X-Content-Type-Options', 'nosniff');
    },
  );

  it.each(['jpeg', 'png', 'webp'] as const)(
    'may be sent as %s, whatever it is labelled',
    async (format) => {
      const file = await plain(700, 300).toFormat(format).toBuffer();
      const { body } = await upload(file, 'application/octet-stream').expect(200);
      const {
        width,
        height,
        format: kept,
      } = await sharp(await picture((body as { imageUrl: string }).imageUrl)).metadata();
      expect({ width, height, kept }).toEqual({ width: 512, height: 512, kept: 'webp' });
    },
  );

  it('stands upright, shows the middle and says nothing of its origin', async () => {
    // Left half red, right half blue; orientation 6 asks for a quarter turn clockwise: red comes to the top.
    const file = await sharp({ create: { width: 400, height: 400, channels: 3, background: RED } })
      .composite([
        {
          input: { create: { width: 200, height: 400, channels: 3, background: BLUE } },
          left: 200,
          top: 0,
        },
      ])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'a name', Artist: 'home address' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(file).expect(200);
    const kept = await picture((body as { imageUrl: string }).imageUrl);
    const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    const { data, info } = await sharp(kept)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
    ];
    const [redTop, , blueTop] = pixel(256, 50);
    const [redBottom, , blueBottom] = pixel(256, 460);
    expect(redTop! > 150 && blueTop! < 50).toBe(true);
    expect(redBottom! < 50 && blueBottom! > 150).toBe(true);
  });

  it('is the first frame of an animation', async () => {
    const frame = (background: object) =>
      sharp({
        create: { width: 40, height: 40, channels: 3, background: background as typeof RED },
      })
        .png()
        .toBuffer();
    const file = await sharp([await frame(RED), await frame(BLUE)], { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const { body } = await upload(file, 'image/webp').expect(200);
    const kept = await picture((body as { imageUrl: string }).imageUrl);
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(kept).stats();
    expect(dominant.r).toBeGreaterThan(150);
  });

  it('may have five megabytes to the byte', async () => {
    const file = Buffer.concat([png, Buffer.alloc(LIMITS.avatarBytes - png.length)]);
    await upload(file).expect(200);
  });

  const gif = () => plain(9, 9).gif().toBuffer();
  const tiff = () => plain(9, 9).tiff().toBuffer();
  const refusals: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['an SVG labelled PNG', () => Buffer.from(SVG), 400, 'file.unsupported'],
    ['a GIF labelled PNG', gif, 400, 'file.unsupported'],
    ['a TIFF labelled PNG', tiff, 400, 'file.unsupported'],
    ['text', () => Buffer.from('hello'), 400, 'file.unsupported'],
    ['nothing at all', () => Buffer.alloc(0), 400, 'file.unsupported'],
    ['half a PNG', () => png.subarray(0, 60), 400, 'file.unsupported'],
    [
      'an SVG behind a PNG signature',
      () => Buffer.concat([png.subarray(0, 8), Buffer.from(SVG)]),
      400,
      'file.unsupported',
    ],
    [
      'a picture whose pixels are cut off',
      async () => {
        const noise = await sharp({
          create: {
            width: 300,
            height: 300,
            channels: 3,
            noise: { type: 'gaussian', mean: 128, sigma: 30 },
            background: RED,
          },
        })
          .jpeg()
          .toBuffer();
        return noise.subarray(0, noise.length / 2);
      },
      400,
      'file.unsupported',
    ],
    ['more than 24 megapixels', () => plain(6_001, 4_000).png().toBuffer(), 413, 'file.too_large'],
    [
      'a header that promises 900 megapixels',
      () => {
        const bomb = Buffer.from(png);
        bomb.writeUInt32BE(30_000, 16);
        bomb.writeUInt32BE(30_000, 20);
        return bomb;
      },
      413,
      'file.too_large',
    ],
    [
      'a byte more than five megabytes',
      () => Buffer.concat([png, Buffer.alloc(LIMITS.avatarBytes - png.length + 1)]),
      413,
      'file.too_large',
    ],
  ];
  it.each(refusals)('is not %s', async (_, makeFile, status, code) => {
    const before = [await imageUrl(), stored()];
    const answer = await upload(await makeFile());
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
    if (code === 'file.unsupported') {
      const { message } = answer.body as { message: string };
      expect(message).toBe('Only JPG, PNG and WEBP files are allowed.');
    }
    expect([await imageUrl(), stored()]).toEqual(before);
  });

  describe('is refused when the body', () => {
    const send = () => product.call('post', pathOf(learner), learner);
    const boundary = 'multipart/form-data; boundary=x';
    const part = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\nabc\r\n`;
    it.each([
      ['is missing', () => send(), 400, 'file.required'],
      ['holds no file', () => send().type(boundary).send('--x--\r\n'), 400, 'file.required'],
      [
        'names the file otherwise',
        () => send().attach('avatar', png, 'a.png'),
        400,
        'file.required',
      ],
      [
        'has two files',
        () => send().attach('file', png, 'a.png').attach('file', png, 'b.png'),
        400,
        'request.malformed',
      ],
      [
        'has other fields',
        () => send().field('user', '1').attach('file', png, 'a.png'),
        400,
        'request.malformed',
      ],
      ['ends too soon', () => send().type(boundary).send(part('file')), 400, 'request.malformed'],
      [
        'has no boundary',
        () => send().type('multipart/form-data').send('x'),
        400,
        'request.malformed',
      ],
      ['is JSON', () => send().send({ file: 'x' }), 415, 'request.unsupported_type'],
      [
        'is the bare picture',
        () => send().type('image/png').send(png),
        415,
        'request.unsupported_type',
      ],
      [
        'is another multipart',
        () => send().type('multipart/mixed; boundary=x').send(part('file')),
        415,
        'request.unsupported_type',
      ],
    ])('%s', async (_, ask, status, code) => {
      const before = [await imageUrl(), stored()];
      const { status: answered, body } = await ask();
      expect([answered, (body as { code: string }).code]).toEqual([status, code]);
      expect([await imageUrl(), stored()]).toEqual(before);
    });
  });

  it('may be sent nowhere else', async () => {
    for (const address of ['/api/category', `/api/users/${learner.id}`, '/auth/login']) {
      const method = address.startsWith('/api/users') ? 'put' : 'post';
      await product.call(method, address, learner).attach('file', png, 'a.png').expect(415);
    }
  });

  it('of somebody else is refused before its body has come', async () => {
    const { port } = product.app.getHttpServer().address() as AddressInfo;
    const before = stored();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: pathOf(learner),
          headers: {
            authorization: `Bearer ${stranger.token}`,
            'content-type': 'multipart/form-data; boundary=x',
            'content-length': '1000000',
          },
        },
        (answer) => {
          resolve(answer.statusCode);
          call.destroy();
        },
      );
      call.on('error', reject);
      call.write('--x\r\n');
    });
    expect(status).toBe(403);
    expect(stored()).toEqual(before);
    const whole = await product
      .call('put', pathOf(learner), stranger)
      .attach('file', Buffer.alloc(LIMITS.avatarBytes), 'a.png');
    expect(whole.status).toBe(403);
  });

  it('stays served when the disk is full', async () => {
    await upload(png).expect(200);
    const before = [await imageUrl(), stored()];
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(product.app.get(FileStorage), 'put').mockRejectedValue(full);
    const { body } = await upload(png).expect(507);
    expect(body).toMatchObject({ code: 'storage.unavailable' });
    expect([await imageUrl(), stored()]).toEqual(before);
    await picture(await imageUrl());
  });

  it('leaves no file behind when its row cannot be written', async () => {
    const before = stored();
    const { dataSource } = product.database;
    await dataSource.query(
      'ALTER TABLE users ADD CONSTRAINT frozen CHECK (avatar_file IS NULL) NOT VALID',
    );
    const { status } = await upload(png);
    await dataSource.query('ALTER TABLE users DROP CONSTRAINT frozen');
    expect(status).toBe(500);
    expect(stored()).toEqual(before);
  });

  it('is one file when ten are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(png)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(stored()).toEqual([path.basename(await imageUrl())]);
  });
});
