import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { apiClient } from '#shared/api-client/api-client.ts';
import { postForStream } from '#shared/api-client/post-for-stream.ts';
import { joined } from '#shared/api-client/read-text.ts';
import { onSessionExpired } from '#shared/session/session-expiry.ts';
import { readSession, storeSession } from '#shared/session/session.ts';

const PATH = '/api/anything';

describe('the API client', () => {
  it('carries the stored token, when there is one', async () => {
    network.use(
      http.get(PATH, ({ request }) => HttpResponse.json(request.headers.get('Authorization'))),
    );
    expect((await apiClient.get(PATH)).data).toBeNull();
    storeSession({ token: 'mine', userId: 7 });
    expect((await apiClient.get(PATH)).data).toBe('Bearer mine');
  });

  it('waits for an answer as long as it takes', () => {
    expect(apiClient.defaults.timeout).toBe(0);
  });

  it('throws what the server said, as a failure with its code', async () => {
    network.use(
      http.get(PATH, () =>
        anApiError({ statusCode: 404, code: 'translation.not_found', message: 'No such card' }),
      ),
    );
    await expect(apiClient.get(PATH)).rejects.toMatchObject({
      name: 'ApiFailure',
      statusCode: 404,
      code: 'translation.not_found',
      serverMessage: 'No such card',
    });
  });

  it('knows an answer without words from no answer at all', async () => {
    network.use(
      http.get(PATH, () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), {
        once: true,
      }),
      http.get(PATH, () => HttpResponse.error()),
    );
    await expect(apiClient.get(PATH)).rejects.toMatchObject({ code: 'unknown', statusCode: 502 });
    const noAnswer = { code: 'unreachable', serverMessage: undefined };
    await expect(apiClient.get(PATH)).rejects.toMatchObject(noAnswer);
  });

  it('ends the session whose token is refused, and no newer one', async () => {
    const expired = vi.fn();
    const forget = onSessionExpired(expired);
    storeSession({ token: 'old', userId: 7 });
    network.use(
      http.get(
        PATH,
        () => {
          storeSession({ token: 'new', userId: 7 });
          return anApiError({ statusCode: 401, code: 'auth.required' });
        },
        { once: true },
      ),
      http.get(PATH, () => anApiError({ statusCode: 401, code: 'auth.required' })),
    );
    await expect(apiClient.get(PATH)).rejects.toThrow();
    expect(readSession()?.token).toBe('new');
    expect(expired).not.toHaveBeenCalled();
    await expect(apiClient.get(PATH)).rejects.toThrow();
    expect(readSession()).toBeNull();
    expect(expired).toHaveBeenCalledOnce();
    forget();
  });

  describe('whose answer is read as it comes', () => {
    const accept = 'text/plain';

    it('says of which type it is', async () => {
      const answer = HttpResponse.text('größer', { headers: { 'Content-Type': 'text/x-lines' } });
      network.use(http.post(PATH, () => answer));
      const { contentType, text } = await postForStream(PATH, {}, accept);
      expect(contentType).toBe('text/x-lines');
      expect(await joined(text)).toBe('größer');
    });

    it('carries the token and throws what the server said', async () => {
      storeSession({ token: 'mine', userId: 7 });
      network.use(
        http.post(PATH, ({ request }) => {
          const { headers } = request;
          const message = `${String(headers.get('Authorization'))}, ${String(headers.get('Accept'))}`;
          const answer = anApiError({ statusCode: 429, code: 'rate.limited', message });
          answer.headers.set('Retry-After', '40');
          return answer;
        }),
      );
      await expect(postForStream(PATH, {}, accept)).rejects.toMatchObject({
        code: 'rate.limited',
        statusCode: 429,
        retryAfter: 40,
        serverMessage: 'Bearer mine, text/plain',
      });
    });

    it('ends the session whose token is refused', async () => {
      storeSession({ token: 'old', userId: 7 });
      network.use(http.post(PATH, () => anApiError({ statusCode: 401, code: 'auth.required' })));
      await expect(postForStream(PATH, {}, accept)).rejects.toThrow();
      expect(readSession()).toBeNull();
    });

    it('knows no answer', async () => {
      network.use(http.post(PATH, () => HttpResponse.error()));
      await expect(postForStream(PATH, {}, accept)).rejects.toMatchObject({ code: 'unreachable' });
    });
  });
});
