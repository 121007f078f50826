import { Injectable, Logger } from '@nestjs/common';
import { API_PATHS } from '@wordloom/contracts/paths';
import type { ChangeImageAnswer } from '@wordloom/contracts/translations';
import { FileStorage } from '#integrations/file-storage/file-storage.ts';
import { Pictures } from '#integrations/pictures/pictures.ts';
import type { Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { CardAccess, cardNotFound } from './card-access.ts';
import { type CardPicture, TranslationsRepository } from './translations.repository.ts';

const ATTEMPTS = 5;

/** The pictures of cards: the next one on request, and no file that no card shows. */
@Injectable()
export class CardPicturesService {
  private readonly logger = new Logger(CardPicturesService.name);

  constructor(
    private readonly access: CardAccess,
    private readonly translations: TranslationsRepository,
    private readonly pictures: Pictures,
    private readonly files: FileStorage,
  ) {}

  /**
   * Gives a card its next picture, another one than it has.
   * @throws AppError `picture.unavailable` (502) when none can be made; the old one then stays
   */
  async change(actor: Actor, cardId: number): Promise<ChangeImageAnswer> {
    await this.access.requireOwn(actor, cardId);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await this.translations.findPicture(cardId);
      if (!before) throw cardNotFound();
      const next = await this.compose(before);
      if (!(await this.translations.replacePicture(cardId, before, next))) continue;
      if (before.file) await this.removeUnused([before.file]);
      return { message: `${API_PATHS.pictures}/${next.file}` };
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

  private async compose(before: CardPicture): Promise<{ variant: number; file: string }> {
    const variant = before.variant + 1;
    const { drawings, languagePosition } = before;
    try {
      return {
        variant,
        file: await this.pictures.illustrate({ drawings, languagePosition, variant }),
      };
    } catch (cause) {
      throw new AppError('picture.unavailable', 'Failed to change image', { cause });
    }
  }

  private async removeIfUnused(file: string): Promise<void> {
    if (await this.translations.usesPicture(file)) return;
    const content = await this.files.get(file);
    await this.files.remove(file);
    // Equal pictures share a file: a card made in this very moment may have just found it there.
    if (content && (await this.translations.usesPicture(file))) await this.files.put(file, content);
  }
}
