import {
  Controller,
  HttpCode,
  Post,
  Put,
  UploadedFile,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { type AvatarAnswer, avatarAnswerSchema } from '@wordloom/contracts/users';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { Answers } from '#shared/openapi/answers.ts';
import { AvatarUpload } from './avatar-upload.interceptor.ts';
import { AvatarsService } from './avatars.service.ts';
import { OwnAccountGuard } from './own-account.guard.ts';

const CHANGE = {
  200: avatarAnswerSchema,
  errors: [
    'user.mismatch',
    'user.not_found',
    'file.required',
    'file.unsupported',
    'file.too_large',
    'storage.unavailable',
    'rate.limited',
  ],
} as const;

/** The one file of a multipart body. */
const UPLOAD = {
  required: true,
  schema: {
    type: 'object',
    required: ['file'],
    properties: {
      file: {
        type: 'string',
        format: 'binary',
        description: 'JPEG, PNG or WebP, at most 5 MB and 24 megapixels',
      },
    },
  },
};

/** The specification names both methods; they do the same. */
@ApiTags('Accounts')
@Controller('api/users/:id/avatar')
@UseGuards(OwnAccountGuard)
@UseInterceptors(AvatarUpload)
export class AvatarController {
  constructor(private readonly avatars: AvatarsService) {}

  @Post()
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(UPLOAD)
  @Answers({ ...CHANGE, summary: "Change one's picture" })
  upload(
    @CurrentActor() actor: Actor,
    @UploadedFile() file: Express.Multer.File,
  ): Promise<AvatarAnswer> {
    return this.avatars.change(actor, file.buffer);
  }

  @Put()
  @ApiConsumes('multipart/form-data')
  @ApiBody(UPLOAD)
  @Answers({ ...CHANGE, summary: "Change one's picture; the same as POST" })
  replace(
    @CurrentActor() actor: Actor,
    @UploadedFile() file: Express.Multer.File,
  ): Promise<AvatarAnswer> {
    return this.avatars.change(actor, file.buffer);
  }
}
