import {
  Controller,
  HttpCode,
  Post,
  Put,
  UploadedFile,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { type AvatarAnswer } from '@wordloom/contracts/users';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { AvatarUpload } from './avatar-upload.interceptor.ts';
import { AvatarsService } from './avatars.service.ts';
import { OwnAccountGuard } from './own-account.guard.ts';

/** The specification names both methods; they do the same. */
@Controller('api/users/:id/avatar')
@UseGuards(OwnAccountGuard)
@UseInterceptors(AvatarUpload)
export class AvatarController {
  constructor(private readonly avatars: AvatarsService) {}

  @Post()
  @HttpCode(200)
  upload(
    @CurrentActor() actor: Actor,
    @UploadedFile() file: Express.Multer.File,
  ): Promise<AvatarAnswer> {
    return this.avatars.change(actor, file.buffer);
  }

  @Put()
  replace(
    @CurrentActor() actor: Actor,
    @UploadedFile() file: Express.Multer.File,
  ): Promise<AvatarAnswer> {
    return this.avatars.change(actor, file.buffer);
  }
}
