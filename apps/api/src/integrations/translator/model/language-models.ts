import type { LanguageModel } from 'ai';
import type { ModelSettings } from '#config/ai-settings.ts';
import { boundedFetch } from './bounded-fetch.ts';

type BareModel = Exclude<LanguageModel, string>;

interface Options {
  /** Whether the server is told the JSON schema; some servers of one's own refuse it. */
  structured: boolean;
}

/**
 * Opens the way to a language model. The libraries are read here: without a model they are not needed at
 * all.
 */
export async function openModel(
  settings: ModelSettings,
  { structured }: Options,
): Promise<LanguageModel> {
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai');
  return wrapLanguageModel({
    model: await bareModel(settings, structured),
    // Local models think aloud.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}

async function bareModel(
  { provider, model, baseUrl, apiKey }: ModelSettings,
  structured: boolean,
): Promise<BareModel> {
  const options = {
    fetch: boundedFetch,
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
    ...(apiKey !== undefined && { apiKey }),
  };
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        ...options,
        baseURL: baseUrl ?? '',
        name: 'openai-compatible',
        includeUsage: true,
        supportsStructuredOutputs: structured,
      }).chatModel(model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(options)(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(options)(model);
    }
  }
}
