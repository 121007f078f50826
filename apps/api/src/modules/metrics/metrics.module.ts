import { Module } from '@nestjs/common';
import { TranslatorModule } from '#integrations/translator/translator.module.ts';
import { MetricsController } from './metrics.controller.ts';
import { MetricsService } from './metrics.service.ts';

@Module({
  imports: [TranslatorModule],
  controllers: [MetricsController],
  providers: [MetricsService],
})
export class MetricsModule {}
