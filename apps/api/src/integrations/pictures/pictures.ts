import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dyeAt } from '@wordloom/domain/palette';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { FileStorage } from '../file-storage/file-storage.ts';
import { illustrationSvg, recipeFor } from './illustration.ts';

export interface PictureRequest {
  /** Names of fitting drawings, best first; may be empty. */
  drawings: readonly string[];
  /** The language's place in the list, which decides its dye. */
  languagePosition: number;
  /** Counts up from 0 with every "change image". */
  variant: number;
}

/** Composes the picture of a card and keeps it; the same request always gives the same file. */
@Injectable()
export class Pictures {
  // Two at once: drawing is work for the processor, and requests need it too.
  private readonly limit = pLimit(2);

  constructor(private readonly files: FileStorage) {}

  /** @returns the name of the stored file */
  async illustrate({ drawings, languagePosition, variant }: PictureRequest): Promise<string> {
    const svg = illustrationSvg(recipeFor(drawings, dyeAt(languagePosition), variant));
    const digest = createHash('sha256').update(svg).digest('base64url').slice(0, 24);
    const name = `card-${digest}.webp`;
    if (!(await this.files.has(name))) {
      await this.files.put(name, await this.limit(() => render(svg)));
    }
    return name;
  }
}

function render(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 84, effort: 3 }).toBuffer();
}
