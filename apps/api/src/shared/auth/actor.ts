import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';

/** Who is calling: the subject of a verified token whose session is alive. */
export interface Actor {
  userId: number;
  sessionId: string;
}

export type RequestWithActor = Request & { actor?: Actor };

export const IS_PUBLIC = 'isPublic';

/** Tells the OpenAPI document that an operation is public; it is taken out again. */
export const NO_TOKEN = 'x-no-token';

/** Marks a route that needs no token. */
export const Public = () =>
  applyDecorators(SetMetadata(IS_PUBLIC, true), ApiExtension(NO_TOKEN, true));

/** The {@link Actor} of the request; routes without a token have none and must not ask. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!actor) throw signInRequired();
  return actor;
});

export function signInRequired(): AppError {
  return new AppError('auth.required', 'Please sign in');
}

/**
 * A user id from outside must name the caller: it is compared, never used as identity.
 * @throws AppError `user.mismatch` (403)
 */
export function requireSelf(actor: Actor, userId: number): void {
  if (actor.userId !== userId) {
    throw new AppError('user.mismatch', 'This belongs to another user');
  }
}
