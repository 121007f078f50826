import axios, { AxiosHeaders, type AxiosError } from 'axios';
import { ApiFailure } from '#shared/api-client/api-failure.ts';
import { failureOf } from '#shared/api-client/failure-of.ts';
import { joined, readText } from '#shared/api-client/read-text.ts';
import { expireSession } from '#shared/session/session-expiry.ts';
import { readSession } from '#shared/session/session.ts';

const BEARER = 'Bearer ';

/** The only way to the API: same origin, bearer token when there is one, throws `ApiFailure`. */
export const apiClient = axios.create({ baseURL: '' });

apiClient.interceptors.request.use((config) => {
  const session = readSession();
  if (session && !config.headers.has('Authorization')) {
    config.headers.set('Authorization', BEARER + session.token);
  }
  return config;
});

apiClient.interceptors.response.use(undefined, async (error: AxiosError) => {
  if (error.response) error.response.data = await wholeBody(error.response.data);
  const failure = failureOf(error);
  if (failure instanceof ApiFailure && failure.code === 'auth.required') {
    const token = tokenOf(error);
    if (token !== undefined) expireSession(token);
  }
  throw failure;
});

function tokenOf(error: AxiosError): string | undefined {
  const header = AxiosHeaders.from(error.config?.headers).get('Authorization');
  return typeof header === 'string' ? header.slice(BEARER.length) : undefined;
}

/** What the server said, also where a stream was expected of it. */
async function wholeBody(data: unknown): Promise<unknown> {
  if (!(data instanceof ReadableStream)) return data;
  try {
    return JSON.parse(await joined(readText(data)));
  } catch {
    return undefined;
  }
}
