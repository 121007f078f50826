import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dyeAt } from '@wordloom/domain/palette';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskStorage } from '../file-storage/disk-storage.ts';
import { RemotePictures } from '../remote-pictures/remote-pictures.ts';
import { illustrationSvg, recipeFor } from './illustration.ts';
import { NoPhotos } from './photo-search.ts';
import { Photos } from './photos.ts';
import { illustrationName, Pictures } from './pictures.ts';

describe('illustrations', () => {
  let folder: string;
  let pictures: Pictures;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'wordloom-pictures-'));
    const storage = new DiskStorage(folder);
    pictures = new Pictures(storage, new Photos(new NoPhotos(), new RemotePictures(), storage));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([[['owl']], [['house', 'house-with-garden']], [['sun', 'cloud', 'star']], [[]]])(
    'of %j never look the same twice running, and come in at least six variants',
    (drawings) => {
      const round = Array.from({ length: 12 }, (_, variant) =>
        illustrationSvg(recipeFor(drawings, dyeAt(0), variant)),
      );
      round.slice(1).forEach((svg, index) => expect(svg).not.toBe(round[index]));
      expect(new Set(round).size).toBeGreaterThanOrEqual(6);
    },
  );

  it('show a drawing even when no name is known', () => {
    expect(recipeFor(['no such drawing'], dyeAt(0), 0).drawing).toBe('yarn');
  });

  it('are small WebP pictures of 16 : 10, drawn once for all who look', async () => {
    const request = { drawings: ['owl'], languagePosition: 2, variant: 0 };
    const name = illustrationName(request);
    expect(illustrationName(request)).toBe(name);
    const [one, other] = await Promise.all([
      pictures.draw(name, request),
      pictures.draw(name, request),
    ]);
    expect(other).toBe(one);
    const file = await new DiskStorage(folder).get(name);
    expect(file).toEqual(one);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 960, height: 600 });
    expect(file?.length).toBeLessThan(40_000);
    expect(readdirSync(folder)).toEqual([name]);
  });

  it('leave nothing behind when they cannot be stored', async () => {
    const taken = path.join(folder, 'card-folder-in-the-way.webp');
    mkdirSync(taken);
    const storage = new DiskStorage(folder);
    await expect(storage.put(path.basename(taken), Buffer.from('x'))).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    rmSync(taken, { recursive: true });
  });

  it('never leave their folder', async () => {
    await expect(new DiskStorage(folder).get('../secrets/jwt')).rejects.toThrow(/name/);
  });
});
