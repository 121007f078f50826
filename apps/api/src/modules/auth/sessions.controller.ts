import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { type Session, sessionIdSchema } from '@wordloom/contracts/auth';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { SessionsService } from './sessions.service.ts';

@Controller('auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  list(@CurrentActor() actor: Actor): Promise<Session[]> {
    return this.sessions.list(actor);
  }

  @Delete(':id')
  @HttpCode(204)
  end(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: sessionIdSchema }) id: string,
  ): Promise<void> {
    return this.sessions.end(actor, id);
  }

  @Delete()
  @HttpCode(204)
  endOthers(@CurrentActor() actor: Actor): Promise<void> {
    return this.sessions.endOthers(actor);
  }
}
