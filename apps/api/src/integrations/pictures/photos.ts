import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS } from '@wordloom/contracts/limits';
import type { ImageCredit } from '@wordloom/contracts/word-cards';
import pLimit from 'p-limit';
import { FileStorage } from '../file-storage/file-storage.ts';
import { RemotePictures } from '../remote-pictures/remote-pictures.ts';
import { toCardPhoto } from './card-photo.ts';
import { type Photo, PhotoSearch } from './photo-search.ts';
import { photosAt } from './photos-at.ts';
import { pictureWork } from './picture-work.ts';
import { searchWord } from './search-word.ts';
import { unlessAborted } from './unless-aborted.ts';

/** Milliseconds for the search, and as many again for the photo. */
const TIME_LIMIT = 5_000;
/** How many photos in a row may turn out to be of no use. */
const TRIES = 3;

export interface PhotoRequest {
  /** As it stands on the card. */
  word: string;
  languageCode: string;
  /** Which of the word's photos; after the last comes the first. */
  variant: number;
  /** The file that is shown now and must not come again. */
  previous: string | null;
  signal: AbortSignal;
}

export interface KeptPhoto {
  file: string;
  credit: ImageCredit;
  /** The variant it turned out to be: photos that are of no use are passed over. */
  variant: number;
}

/** Fetches photos for words from the provider that is chosen, and keeps them. */
@Injectable()
export class Photos implements OnModuleDestroy {
  private readonly logger = new Logger(Photos.name);
  // A photo on its way takes up to five megabytes.
  private readonly fetches = pLimit(4);
  private readonly stopping = new AbortController();

  constructor(
    private readonly search: PhotoSearch,
    private readonly remote: RemotePictures,
    private readonly files: FileStorage,
  ) {}

  /**
   * Keeps one photo. Where it fails nothing is kept.
   * @returns undefined when there is none for this word, or no other than `previous`
   * @throws Error when the provider, its photos or our disk are in trouble
   */
  async keep(request: PhotoRequest): Promise<KeptPhoto | undefined> {
    const { variant, languageCode } = request;
    const word = searchWord(request.word, languageCode);
    const searching = within(request.signal);
    const found = await photosAt(variant, (page) =>
      this.search.find({ word, languageCode, page }, searching),
    );
    if (!found) return undefined;
    const fetching = within(request.signal);
    let trouble: Error | undefined;
    for (const [step, photo] of found.slice(0, TRIES).entries()) {
      try {
        const content = await unlessAborted(this.fetch(photo, fetching), fetching);
        const file = nameOf(content);
        if (file === request.previous) continue;
        return await this.store(photo, { content, file, variant: variant + step });
      } catch (error) {
        trouble = error instanceof Error ? error : new Error(String(error));
      }
    }
    if (trouble) throw trouble;
    return undefined;
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  private async fetch({ address }: Photo, signal: AbortSignal): Promise<Buffer> {
    const limits = { hosts: this.search.hosts, bytes: LIMITS.avatarBytes, signal };
    const content = await this.fetches(() => this.remote.fetch(address, limits));
    return pictureWork(() => toCardPhoto(content));
  }

  private async store(
    photo: Photo,
    { content, file, variant }: { content: Buffer; file: string; variant: number },
  ): Promise<KeptPhoto> {
    await this.files.put(file, content);
    void this.reportUse(photo);
    return { file, variant, credit: photo.credit };
  }

  /** Nobody waits for this; a provider that cannot be told is only noted. */
  private async reportUse(photo: Photo): Promise<void> {
    try {
      await this.search.reportUse(photo, within(this.stopping.signal));
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      this.logger.log(`The use of a photo could not be reported: ${String(error)}`);
    }
  }
}

function within(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]);
}

function nameOf(content: Buffer): string {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 24);
  return `card-${digest}.webp`;
}
