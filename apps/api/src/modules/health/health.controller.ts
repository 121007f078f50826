import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Database } from '#database/database.ts';
import { Public } from '#shared/auth/actor.ts';
import { Answers } from '#shared/openapi/answers.ts';

const healthSchema = z.object({ status: z.literal('ok') });

@ApiTags('Service')
@Controller('api/health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** 200 when the database answers; 503 otherwise. */
  @Public()
  @Get()
  @Answers({
    summary: 'Tell whether the service works',
    200: healthSchema,
    errors: ['database.unavailable'],
  })
  async check(): Promise<{ status: 'ok' }> {
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
