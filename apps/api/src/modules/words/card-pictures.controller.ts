import { Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { idSchema } from '@wordloom/contracts/id';
import { type ChangeImageAnswer, changeImageAnswerSchema } from '@wordloom/contracts/translations';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { Answers } from '#shared/openapi/answers.ts';
import { CardPicturesService } from './card-pictures.service.ts';

const CHANGE = {
  200: changeImageAnswerSchema,
  errors: ['card.not_owner', 'translation.not_found', 'rate.limited', 'picture.unavailable'],
} as const;

@ApiTags('Cards')
@Controller('api/view/images/change')
export class CardPicturesController {
  constructor(private readonly pictures: CardPicturesService) {}

  @Post(':id')
  @HttpCode(200)
  @Answers({ ...CHANGE, summary: 'Give a card its next picture' })
  change(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: number,
  ): Promise<ChangeImageAnswer> {
    return this.pictures.change(actor, id);
  }

  @Put(':id')
  @Answers({ ...CHANGE, summary: 'Give a card its next picture; the same as POST' })
  changeByPut(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: number,
  ): Promise<ChangeImageAnswer> {
    return this.pictures.change(actor, id);
  }
}
