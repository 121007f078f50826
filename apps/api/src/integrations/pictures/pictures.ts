import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { ImageCredit } from '@wordloom/contracts/word-cards';
import { dyeAt } from '@wordloom/domain/palette';
import { FileStorage } from '../file-storage/file-storage.ts';
import { illustrationSvg, type Recipe, recipeFor } from './illustration.ts';
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

/** The picture of a card: a stored photo, or an illustration that is drawn when it is first looked at. */
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
  private readonly drawing = new Map<string, Promise<Buffer>>();

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
    return { file: illustrationName({ ...subject, variant }), variant, credit: null };
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
    return { file: illustrationName({ ...subject, variant }), variant, credit: null };
  }

  /**
   * Draws an illustration when it is first looked at, and keeps it under its name: whoever saves a card need not
   * wait for it. Those who look at once wait for the same drawing.
   */
  async draw(name: string, request: IllustrationRequest): Promise<Buffer> {
    const begun = this.drawing.get(name);
    if (begun) return begun;
    const drawn = this.drawAndKeep(name, request).finally(() => this.drawing.delete(name));
    this.drawing.set(name, drawn);
    return drawn;
  }

  private async drawAndKeep(name: string, request: IllustrationRequest): Promise<Buffer> {
    const picture = await pictureWork(() => renderIllustration(illustrationSvg(recipeOf(request))));
    await this.files.put(name, picture);
    return picture;
  }
}

/** The same request gives the same name, the next variant another. */
export function illustrationName(request: IllustrationRequest): string {
  const recipe = JSON.stringify(recipeOf(request));
  const digest = createHash('sha256').update(recipe).digest('base64url').slice(0, 24);
  return `card-${digest}.webp`;
}

function recipeOf({ drawings, languagePosition, variant }: IllustrationRequest): Recipe {
  return recipeFor(drawings, dyeAt(languagePosition), variant);
}
