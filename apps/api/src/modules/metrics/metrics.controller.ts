import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '#config/settings.ts';
import { Public } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { Answers, content } from '#shared/openapi/answers.ts';
import { MetricsService } from './metrics.service.ts';

@ApiTags('Service')
@Controller('api/metrics')
export class MetricsController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly metrics: MetricsService,
  ) {}

  /** What Prometheus collects, for who has METRICS_TOKEN; without that setting there is nothing here. */
  @Public()
  @Get()
  @Answers({
    summary: 'Tell what the process does, for Prometheus',
    200: content('text/plain', 'Metrics in the text format of Prometheus'),
    errors: ['auth.required', 'route.not_found'],
  })
  read(@Res() response: Response, @Headers('authorization') authorization = ''): void {
    const { metricsToken } = this.settings;
    if (metricsToken === undefined) {
      throw new AppError('route.not_found', 'There is nothing at this address');
    }
    if (!isSame(authorization, `Bearer ${metricsToken}`)) {
      throw new AppError('auth.required', 'The metrics need their own token');
    }
    response.type('text/plain; version=0.0.4; charset=utf-8').send(this.metrics.read());
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
