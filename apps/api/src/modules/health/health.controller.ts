import { Controller, Get } from '@nestjs/common';
import { Database } from '#database/database.ts';
import { Public } from '#shared/auth/actor.ts';

@Controller('api/health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** 200 when the database answers; 503 otherwise. */
  @Public()
  @Get()
  async check(): Promise<{ status: 'ok' }> {
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
