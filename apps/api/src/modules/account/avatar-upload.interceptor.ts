import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { LIMITS } from '@wordloom/contracts/limits';
import type { Response } from 'express';
import multer from 'multer';
import type { Observable } from 'rxjs';
import { type RequestWithActor, signInRequired } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { RateLimits } from '#shared/rate-limits/rate-limits.ts';

const receive = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: LIMITS.avatarBytes, files: 1, fields: 0, headerPairs: 20 },
}).single('file');

/** Reads the one file of a multipart body into memory; runs after the guards, so never for a stranger. */
@Injectable()
export class AvatarUpload implements NestInterceptor {
  constructor(private readonly limits: RateLimits) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithActor>();
    if (!request.actor) throw signInRequired();
    await this.limits.count('avatars', request.actor.userId);
    await new Promise<void>((resolve, reject) => {
      receive(request, http.getResponse<Response>(), (error?: unknown) => {
        if (error === undefined) resolve();
        else reject(toUploadError(error));
      });
    });
    if (!request.file) throw fileRequired();
    return next.handle();
  }
}

function fileRequired(cause?: unknown): AppError {
  return new AppError('file.required', 'Please choose an image', { cause });
}

function toUploadError(error: unknown): AppError {
  const code = error instanceof multer.MulterError ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') {
    return new AppError('file.too_large', 'The image must be 5 MB or less', { cause: error });
  }
  if (code === 'LIMIT_UNEXPECTED_FILE') return fileRequired(error);
  return new AppError('request.malformed', 'The request could not be read', { cause: error });
}
