import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { IS_PUBLIC, type RequestWithActor, signInRequired } from '#shared/auth/actor.ts';
import { AccessTokens } from './access-tokens.ts';
import { LiveSessions } from './live-sessions.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Lets a request through when its bearer token is ours and its session alive, or the route is public. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly sessions: LiveSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride(IS_PUBLIC, [context.getHandler(), context.getClass()])) {
      return true;
    }
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const actor = token === undefined ? undefined : this.tokens.read(token);
    if (!actor || !(await this.sessions.has(actor))) throw signInRequired();
    request.actor = actor;
    return true;
  }
}
