import { Injectable } from '@nestjs/common';
import type { EditTranslation } from '@wordloom/contracts/translations';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { type Actor, requireSelf } from '#shared/auth/actor.ts';
import { CardAccess, cardNotFound } from './card-access.ts';
import { CardPicturesService } from './card-pictures.service.ts';
import { CardsRepository } from './cards.repository.ts';
import { personalFingerprint } from './personal-fingerprint.ts';
import { TranslationsRepository } from './translations.repository.ts';

/** Changing and deleting one's cards. */
@Injectable()
export class TranslationsService {
  constructor(
    private readonly access: CardAccess,
    private readonly translations: TranslationsRepository,
    private readonly cards: CardsRepository,
    private readonly pictures: CardPicturesService,
  ) {}

  async edit(actor: Actor, id: number, body: EditTranslation): Promise<WordCard> {
    requireSelf(actor, body.userId);
    await this.access.requireOwn(actor, id);
    const identity = await this.translations.findIdentity(id);
    if (!identity) throw cardNotFound();
    const texts = { description: body.translatedDescription, example: body.translatedExample };
    const fingerprint =
      identity.source === 'personal' ? personalFingerprint({ ...identity, ...texts }) : null;
    const changed = { translatedWord: body.translatedWord, ...texts };
    await this.translations.update(id, changed, fingerprint);
    const [card] = await this.cards.findByIds(actor.userId, [id]);
    if (!card) throw cardNotFound();
    return card;
  }

  async remove(actor: Actor, id: number, userId: number): Promise<void> {
    requireSelf(actor, userId);
    await this.access.requireOwn(actor, id);
    const removed = await this.translations.remove(id);
    if (!removed) throw cardNotFound();
    if (removed.pictureFile) await this.pictures.removeUnused([removed.pictureFile]);
  }
}
