import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { ImageCredit } from '@wordloom/contracts/word-cards';
import { dyeAt } from '@wordloom/domain/palette';
import { FileStorage } from '../file-storage/file-storage.ts';
import { illustrationSvg, recipeFor } from './illustration.ts';
import { Photos } from './photos.ts';
import { pictureWork } from './picture-work.ts';
import { renderIllustration } from './render-illustration.ts';

/** What a picture shows. */
export interface PictureSubject {
  /** As it stands on the card, in the language of `languageCode`. */
  word: string;
  languageCode: string;
  /** Names of fitting drawings, best first; may be empty. */
  drawings: readonly string[];
  /** The language's place in the list, which decides its dye. */
  languagePosition: number;
}

export type IllustrationRequest = Pick<PictureSubject, 'drawings' | 'languagePosition'> & {
  /** Counts up from 0 with every "change image". */
  variant: number;
};

/** A picture that is stored. */
export interface KeptPicture {
  file: string;
  variant: number;
  /** Whose photo it is; null for our own illustrations. */
  credit: ImageCredit | null;
}

/** Makes the pictures of cards and keeps them: photos where a provider is chosen, else illustrations. */
@Injectable()
export class Pictures {
  private readonly logger = new Logger(Pictures.name);

  constructor(
    private readonly files: FileStorage,
    private readonly photos: Photos,
  ) {}

  /** The first picture: the word's first photo, or an illustration at once when `signal` comes before it. */
  async first(subject: PictureSubject, signal: AbortSignal): Promise<KeptPicture> {
    const variant = 0;
    try {
      const photo = await this.photos.keep({ ...subject, variant, previous: null, signal });
      if (photo) return photo;
    } catch (error) {
      this.logger.warn(`A card begins without its photo: ${String(error)}`);
    }
    return { file: await this.illustrate({ ...subject, variant }), variant, credit: null };
  }

  /**
   * The picture after `before`, never the same: the next photo, or an illustration where the word has none.
   * @throws Error when none can be made; nothing is kept then
   */
  async next(
    subject: PictureSubject,
    before: { variant: number; file: string | null },
    signal: AbortSignal,
  ): Promise<KeptPicture> {
    const variant = before.variant + 1;
    const photo = await this.photos.keep({ ...subject, variant, previous: before.file, signal });
    if (photo) return photo;
    return { file: await this.illustrate({ ...subject, variant }), variant, credit: null };
  }

  /** Composes an illustration: the same request gives the same file, the next variant another. @returns its name */
  async illustrate({ drawings, languagePosition, variant }: IllustrationRequest): Promise<string> {
    const svg = illustrationSvg(recipeFor(drawings, dyeAt(languagePosition), variant));
    const digest = createHash('sha256').update(svg).digest('base64url').slice(0, 24);
    const name = `card-${digest}.webp`;
    if (!(await this.files.has(name))) {
      await this.files.put(name, await pictureWork(() => renderIllustration(svg)));
    }
    return name;
  }
}
