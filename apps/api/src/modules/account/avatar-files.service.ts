import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { FileStorage } from '#integrations/file-storage/file-storage.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** The files behind avatars. */
@Injectable()
export class AvatarFiles {
  private readonly logger = new Logger(AvatarFiles.name);

  constructor(private readonly files: FileStorage) {}

  /**
   * Stores a picture under a name that nobody can guess.
   * @returns the name
   * @throws AppError `storage.unavailable` (507) when the disk is full or cannot be written
   */
  async keep(picture: Buffer): Promise<string> {
    const name = `avatar-${randomBytes(18).toString('base64url')}.webp`;
    try {
      await this.files.put(name, picture);
      return name;
    } catch (cause) {
      this.logger.error(`An avatar could not be stored: ${String(cause)}`);
      const message = 'The picture cannot be stored just now. Please try again later.';
      throw new AppError('storage.unavailable', message, { cause });
    }
  }

  /** Removes a file that no user shows any more; one that cannot be removed is only noted. */
  async discard(name: string): Promise<void> {
    try {
      await this.files.remove(name);
    } catch (error) {
      this.logger.warn(`An unused avatar could not be removed: ${String(error)}`);
    }
  }
}
