import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { idSchema } from '@wordloom/contracts/id';
import { type RequestWithActor, requireSelf, signInRequired } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** Lets only the learner pass whose id stands in the path, before a body is checked or a file is read. */
@Injectable()
export class OwnAccountGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { actor, params } = context.switchToHttp().getRequest<RequestWithActor>();
    if (!actor) throw signInRequired();
    const id = idSchema.safeParse(params['id']);
    if (!id.success) throw new AppError('id.invalid', 'The id is not valid');
    requireSelf(actor, id.data);
    return true;
  }
}
