import { Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { idSchema } from '@wordloom/contracts/id';
import { type ChangeImageAnswer } from '@wordloom/contracts/translations';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { CardPicturesService } from './card-pictures.service.ts';

@Controller('api/view/images/change')
export class CardPicturesController {
  constructor(private readonly pictures: CardPicturesService) {}

  @Post(':id')
  @HttpCode(200)
  change(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: number,
  ): Promise<ChangeImageAnswer> {
    return this.pictures.change(actor, id);
  }

  @Put(':id')
  changeByPut(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: number,
  ): Promise<ChangeImageAnswer> {
    return this.pictures.change(actor, id);
  }
}
