import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Session, sessionIdSchema, sessionSchema } from '@wordloom/contracts/auth';
import { z } from 'zod';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { Answers, NOTHING } from '#shared/openapi/answers.ts';
import { SessionsService } from './sessions.service.ts';

@ApiTags('Accounts')
@Controller('auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @Answers({
    summary: 'List where one is signed in, the latest first',
    200: z.array(sessionSchema),
  })
  list(@CurrentActor() actor: Actor): Promise<Session[]> {
    return this.sessions.list(actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @Answers({ summary: 'Sign out elsewhere', 204: NOTHING, errors: ['session.not_found'] })
  end(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: sessionIdSchema }) id: string,
  ): Promise<void> {
    return this.sessions.end(actor, id);
  }

  @Delete()
  @HttpCode(204)
  @Answers({ summary: 'Sign out everywhere else', 204: NOTHING })
  endOthers(@CurrentActor() actor: Actor): Promise<void> {
    return this.sessions.endOthers(actor);
  }
}
