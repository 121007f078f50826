import { Injectable } from '@nestjs/common';
import { API_PATHS } from '@wordloom/contracts/paths';
import type { AvatarAnswer } from '@wordloom/contracts/users';
import { pictureWork } from '#integrations/pictures/picture-work.ts';
import type { Actor } from '#shared/auth/actor.ts';
import { userNotFound, UsersService } from '../users/users.service.ts';
import { AvatarFiles } from './avatar-files.service.ts';
import { toAvatar } from './avatar-image.ts';

@Injectable()
export class AvatarsService {
  constructor(
    private readonly users: UsersService,
    private readonly files: AvatarFiles,
  ) {}

  /**
   * Makes an uploaded picture the actor's avatar. The old one is served until the new one is.
   * @throws AppError `file.unsupported`, `file.too_large`, `storage.unavailable`
   */
  async change({ userId }: Actor, upload: Buffer): Promise<AvatarAnswer> {
    const name = await this.files.keep(await pictureWork(() => toAvatar(upload)));
    const replaced = await this.show(userId, name);
    if (replaced.previous !== null) await this.files.discard(replaced.previous);
    return { imageUrl: `${API_PATHS.pictures}/${name}`, message: 'Avatar updated!' };
  }

  /** Makes a picture from elsewhere the avatar of a user who has none; one they chose meanwhile stays. */
  async giveFirst(userId: number, picture: Buffer): Promise<void> {
    const name = await this.files.keep(await pictureWork(() => toAvatar(picture)));
    let shown = false;
    try {
      shown = await this.users.setFirstAvatar(userId, name);
    } finally {
      if (!shown) await this.files.discard(name);
    }
  }

  private async show(userId: number, name: string): Promise<{ previous: string | null }> {
    try {
      const replaced = await this.users.replaceAvatar(userId, name);
      if (!replaced) throw userNotFound();
      return replaced;
    } catch (error) {
      await this.files.discard(name);
      throw error;
    }
  }
}
