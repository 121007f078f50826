import { AxiosHeaders } from 'axios';
import { type Answer, takeAhead } from '#shared/api-client/ahead.ts';
import { apiClient } from '#shared/api-client/api-client.ts';

/** GETs a JSON answer, or takes it over where it was asked for ahead. Throws `ApiFailure`. */
export async function get<Data>(address: string, signal?: AbortSignal): Promise<Answer<Data>> {
  const ahead = await takeAhead<Data>(address);
  if (ahead) return ahead;
  const { data, headers } = await apiClient.get<Data>(address, signal ? { signal } : {});
  const received = AxiosHeaders.from(headers as AxiosHeaders);
  return { data, header: (name) => received.get(name)?.toString() ?? null };
}
