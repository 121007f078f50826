import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RemotePictures } from '#integrations/remote-pictures/remote-pictures.ts';
import { eventually } from '../support/eventually.ts';
import { Browser } from '../support/providers/browser.ts';
import { type PictureHost, startPictureHost } from '../support/providers/picture-host.ts';
import { type ProviderProcess, startGithub } from '../support/providers/provider-process.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const PICTURE = 'https://avatars.githubusercontent.com/u/1?v=4';

describe('the picture of a new learner', () => {
  let product: TestApp;
  let github: ProviderProcess;
  let host: PictureHost;
  let photo: Buffer;
  let id = 0;

  beforeAll(async () => {
    [github, host] = await Promise.all([startGithub(), startPictureHost()]);
    product = await createTestApp(github.environment);
    product.app.get(RemotePictures).network = host.network;
    const create = { width: 60, height: 40, channels: 3 as const, background: '#369' };
    photo = await sharp({ create }).jpeg().withMetadata().toBuffer();
  });
  afterAll(async () => {
    await product.close();
    await Promise.all([github.stop(), host.close()]);
  });
  beforeEach(() => {
    id += 1;
    host.asked = [];
    host.answer = (_request, response) => response.end(photo);
  });

  const signIn = async (avatar_url: unknown = PICTURE) => {
    await github.play({
      profile: { id, login: `learner${id}`, avatar_url },
      emails: [{ email: `learner${id}@example.com`, primary: true, verified: true }],
    });
    const { token = '', userId = '' } = await new Browser(product.app).signIn('github');
    return { token, userId };
  };
  const imageUrl = async ({ token, userId }: { token: string; userId: string }) => {
    const { body } = await product.call('get', `/api/users/${userId}`, token).expect(200);
    return (body as { imageUrl: string | null }).imageUrl;
  };
  const files = () => {
    const folder = path.join(product.dataDir, 'pictures');
    return readdirSync(folder).filter((name) => name.startsWith('avatar-'));
  };

  it('comes from the provider, made anew like one that is uploaded', async () => {
    const learner = await signIn();
    const address = await eventually(async () => {
      const found = await imageUrl(learner);
      expect(found).not.toBeNull();
      return found!;
    });
    const { body } = await product.call('get', address).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    expect(host.asked).toEqual(['/u/1?v=4']);
  });

  it('is asked for once, not at every sign-in', async () => {
    const learner = await signIn();
    await eventually(async () => expect(await imageUrl(learner)).not.toBeNull());
    await signIn();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(host.asked).toHaveLength(1);
  });

  it('stays the one that the learner chose while it was on its way', async () => {
    const waiting = Promise.withResolvers<true>();
    host.answer = (_request, response) => void waiting.promise.then(() => response.end(photo));
    const { token, userId } = await signIn();
    await product
      .call('post', `/api/users/${userId}/avatar`, token)
      .attach('file', photo, 'me.jpg')
      .expect((response) => expect(response.status).toBeLessThan(300));
    const chosen = await imageUrl({ token, userId });
    const before = files();
    waiting.resolve(true);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await imageUrl({ token, userId })).toBe(chosen);
    expect(files()).toEqual(before);
  });

  it.each([
    ['at an address that is not listed', 'https://evil.example/u/1'],
    ['at an address of this machine', 'https://127.0.0.1/u/1'],
    ['at no address at all', 'nonsense'],
    ['as no text', 7],
  ])('named %s is left out, and the sign-in succeeds', async (_, address) => {
    const learner = await signIn(address);
    expect(learner.token).not.toBe('');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(host.asked).toEqual([]);
    expect(await imageUrl(learner)).toBeNull();
  });

  it.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', () => Buffer.from('<html></html>')],
    ['half a picture', () => photo.subarray(0, 300)],
    ['over five megabytes', () => Buffer.concat([photo, Buffer.alloc(6 * 1024 * 1024)])],
  ])('that turns out to be %s is left out, and the sign-in succeeds', async (_, content) => {
    const before = files();
    host.answer = (_request, response) => response.end(content());
    const learner = await signIn();
    expect(learner.token).not.toBe('');
    await eventually(() => expect(host.asked).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await imageUrl(learner)).toBeNull();
    expect(files()).toEqual(before);
  });

  it('that never comes keeps neither the sign-in nor the end of the process waiting', async () => {
    const asked = Promise.withResolvers<true>();
    host.answer = () => asked.resolve(true);
    const other = await createTestApp(github.environment);
    other.app.get(RemotePictures).network = host.network;
    await github.play({ profile: { id: 99, login: 'late', avatar_url: PICTURE }, emails: [] });
    expect(await new Browser(other.app).signIn('github')).toHaveProperty('token');
    await asked.promise;
    const began = performance.now();
    await other.close();
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
