import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type AiUsage, AiUsageRepository } from '#integrations/translator/ai-usage.repository.ts';

const AI_METRICS: Record<keyof AiUsage, { name: string; help: string }> = {
  calls: { name: 'wordloom_ai_questions_total', help: 'Questions put to the language model' },
  failures: { name: 'wordloom_ai_failures_total', help: 'Questions that brought nothing of use' },
  hits: { name: 'wordloom_ai_remembered_total', help: 'Translations that were remembered' },
  inputTokens: { name: 'wordloom_ai_input_tokens_total', help: 'Tokens the model read' },
  outputTokens: { name: 'wordloom_ai_output_tokens_total', help: 'Tokens the model wrote' },
};

/**
 * What this process has done since it began, in the text format of Prometheus 0.0.4
 * (prometheus.io/docs/instrumenting/exposition_formats).
 */
@Injectable()
export class MetricsService implements OnApplicationBootstrap {
  private readonly ai: AiUsage = {
    calls: 0,
    failures: 0,
    hits: 0,
    inputTokens: 0,
    outputTokens: 0,
  };

  constructor(private readonly usage: AiUsageRepository) {}

  onApplicationBootstrap(): void {
    this.usage.onAdd((added) => {
      for (const key of keysOf(this.ai)) this.ai[key] += added[key] ?? 0;
    });
  }

  read(): string {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    return [
      ...keysOf(this.ai).map((key) => metric('counter', AI_METRICS[key], this.ai[key])),
      metric(
        'gauge',
        { name: 'process_resident_memory_bytes', help: 'Resident memory size in bytes' },
        rss,
      ),
      metric(
        'gauge',
        { name: 'nodejs_heap_size_used_bytes', help: 'Used size of the heap in bytes' },
        heapUsed,
      ),
      metric(
        'counter',
        { name: 'process_cpu_seconds_total', help: 'User and system CPU time in seconds' },
        (user + system) / 1_000_000,
      ),
      metric(
        'gauge',
        { name: 'process_start_time_seconds', help: 'Start time since the epoch in seconds' },
        Math.round(Date.now() / 1000 - process.uptime()),
      ),
    ].join('');
  }
}

function metric(
  type: 'counter' | 'gauge',
  { name, help }: { name: string; help: string },
  value: number,
): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;
}

function keysOf<Value extends object>(value: Value): (keyof Value)[] {
  return Object.keys(value) as (keyof Value)[];
}
