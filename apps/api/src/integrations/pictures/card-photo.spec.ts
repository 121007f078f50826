import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { toCardPhoto } from './card-photo.ts';

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };
const half = async (picture: Sharp) => (await picture.toBuffer()).subarray(0, 900);
const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

describe('a photo on a card', () => {
  it.each([
    ['a wide JPEG', () => plain(2_000, 500).jpeg()],
    ['a tall PNG', () => plain(300, 900).png()],
    ['a WebP', () => plain(1_920, 1_200).webp()],
    ['a grey PNG', () => plain(800, 600).greyscale().toColourspace('b-w').png()],
    ['a CMYK JPEG', () => plain(800, 600).toColourspace('cmyk').jpeg()],
    ['a PNG one sees through', () => plain(800, 600).ensureAlpha(0.5).png()],
  ])('is a WebP of 960 × 600, made of %s', async (_, photo) => {
    const made = await toCardPhoto(await photo().withMetadata().toBuffer());
    const { format, width, height, space, hasAlpha, exif, icc } = await sharp(made).metadata();
    expect({ format, width, height, space, hasAlpha }).toEqual({
      format: 'webp',
      width: 960,
      height: 600,
      space: 'srgb',
      hasAlpha: false,
    });
    expect([exif, icc]).toEqual([undefined, undefined]);
  });

  it('stands upright', async () => {
    const two = await plain(960, 600)
      .composite([{ input: await plain(480, 600, BLUE).png().toBuffer(), left: 480, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 3 })
      .toBuffer();
    const [red = 0, , blue = 0] = await sharp(await toCardPhoto(two))
      .extract({ left: 0, top: 0, width: 400, height: 600 })
      .resize(1, 1)
      .raw()
      .toBuffer();
    expect(blue).toBeGreaterThan(red);
  });

  it.each([60, 100])('has 150 KB at most, however much there is to see: %i', async (sigma) => {
    const cloth = await sharp({
      create: {
        width: 1_920,
        height: 1_200,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .blur(1)
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(cloth.length).toBeGreaterThan(1_000_000);
    expect((await toCardPhoto(cloth)).length).toBeLessThanOrEqual(150 * 1024);
  });

  it.each([
    ['over 24 megapixels', '24 megapixels', () => plain(6_001, 4_000).jpeg().toBuffer()],
    ['a GIF', 'Only JPG', () => plain(60, 40).gif().toBuffer()],
    ['half a JPEG', 'Only JPG', () => half(plain(600, 400).jpeg())],
    ['an SVG', 'Only JPG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('is not made of %s', async (_, reason, content) => {
    await expect(toCardPhoto(await content())).rejects.toThrow(reason);
  });
});
