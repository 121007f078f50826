import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS } from '@wordloom/contracts/limits';
import type { SocialProvider } from '@wordloom/contracts/paths';
import pLimit from 'p-limit';
import { RemotePictures } from '#integrations/remote-pictures/remote-pictures.ts';
import type { SocialProfile } from '#integrations/social-providers/social-profile.ts';
import { AvatarsService } from '../account/avatars.service.ts';

/** Milliseconds. */
const TIME_LIMIT = 5_000;
/** New accounts whose pictures may wait; those beyond keep the picture that everybody starts with. */
const LONGEST_QUEUE = 100;

/** Where the providers keep the pictures of their people. */
const HOSTS = {
  google: ['lh3', 'lh4', 'lh5', 'lh6'].map((name) => `${name}.googleusercontent.com`),
  github: ['avatars.githubusercontent.com'],
  facebook: ['platform-lookaside.fbsbx.com'],
} satisfies Record<SocialProvider, string[]>;

/** Gives new accounts the picture their owner has at the provider, after the sign-in. */
@Injectable()
export class SocialAvatars implements OnModuleDestroy {
  private readonly logger = new Logger(SocialAvatars.name);
  private readonly limit = pLimit(4);
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly pictures: RemotePictures,
    private readonly avatars: AvatarsService,
  ) {}

  /** Returns at once. A picture that cannot be had is only noted. */
  giveLater(userId: number, { provider, pictureUrl }: SocialProfile): void {
    if (pictureUrl === undefined || this.underWay.size >= LONGEST_QUEUE) return;
    const work = this.limit(() => this.give(userId, provider, pictureUrl))
      .catch((error: unknown) => {
        this.logger.log(`No picture from ${provider}: ${String(error)}`);
      })
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.underWay);
  }

  private async give(userId: number, provider: SocialProvider, address: string): Promise<void> {
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(TIME_LIMIT)]);
    const limits = { hosts: HOSTS[provider], bytes: LIMITS.avatarBytes, signal };
    await this.avatars.giveFirst(userId, await this.pictures.fetch(address, limits));
  }
}
