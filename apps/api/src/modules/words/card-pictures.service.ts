import { Inject, Injectable, Logger } from '@nestjs/common';
import { API_PATHS } from '@wordloom/contracts/paths';
import type { ChangeImageAnswer } from '@wordloom/contracts/translations';
import { type Settings, SETTINGS } from '#config/settings.ts';
import { FileStorage } from '#integrations/file-storage/file-storage.ts';
import { Pictures } from '#integrations/pictures/pictures.ts';
import type { Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { RateLimits } from '#shared/rate-limits/rate-limits.ts';
import { CardAccess, cardNotFound } from './card-access.ts';
import {
  type CardPicture,
  type NewPicture,
  TranslationsRepository,
} from './translations.repository.ts';

const ATTEMPTS = 5;
/** Milliseconds for all attempts together: a process that is to end waits ten seconds. */
const TIME_LIMIT = 8_000;

/** The pictures of cards: the next one on request, and no file that no card shows. */
@Injectable()
export class CardPicturesService {
  private readonly logger = new Logger(CardPicturesService.name);

  constructor(
    private readonly access: CardAccess,
    private readonly translations: TranslationsRepository,
    private readonly pictures: Pictures,
    private readonly files: FileStorage,
    private readonly limits: RateLimits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Gives a card its next picture, another one than it has. No connection to the database is held meanwhile.
   * @throws AppError `picture.unavailable` (502) when none can be made, and `rate.limited` after 60 photos in a
   * minute (by default); the old one then stays
   */
  async change(actor: Actor, cardId: number): Promise<ChangeImageAnswer> {
    await this.access.requireOwn(actor, cardId);
    // What is drawn here costs nobody's quota.
    if (this.settings.photos) await this.limits.count('pictures', actor.userId);
    const signal = AbortSignal.timeout(TIME_LIMIT);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await this.translations.findPicture(cardId);
      if (!before) throw cardNotFound();
      const next = await this.compose(before, signal);
      if (!(await this.replace(cardId, before, next))) continue;
      if (before.file) await this.removeUnused([before.file]);
      return {
        message: `${API_PATHS.pictures}/${next.file}`,
        ...(next.credit && { imageCredit: next.credit }),
      };
    }
    throw new AppError('picture.unavailable', 'Failed to change image');
  }

  /** Removes the files that no card names any more. A file that cannot be removed is only noted. */
  async removeUnused(files: readonly string[]): Promise<void> {
    for (const file of new Set(files)) {
      try {
        await this.removeIfUnused(file);
      } catch (error) {
        this.logger.warn(`An unused picture could not be removed: ${String(error)}`);
      }
    }
  }

  private async compose(before: CardPicture, signal: AbortSignal): Promise<NewPicture> {
    try {
      return await this.pictures.next(before, before, signal);
    } catch (cause) {
      this.logger.warn(`A card keeps its picture: ${String(cause)}`);
      throw new AppError('picture.unavailable', 'Failed to change image', { cause });
    }
  }

  /** @returns whether the card shows it now; where it does not, the file goes again */
  private async replace(cardId: number, before: CardPicture, next: NewPicture): Promise<boolean> {
    let replaced = false;
    try {
      replaced = await this.translations.replacePicture(cardId, before, next);
    } finally {
      if (!replaced) await this.removeUnused([next.file]);
    }
    return replaced;
  }

  private async removeIfUnused(file: string): Promise<void> {
    if (await this.translations.usesPicture(file)) return;
    const content = await this.files.get(file);
    await this.files.remove(file);
    // Equal pictures share a file: a card made in this very moment may have just found it there.
    if (content && (await this.translations.usesPicture(file))) await this.files.put(file, content);
  }
}
