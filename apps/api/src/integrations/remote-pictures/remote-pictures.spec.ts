import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type PictureHost,
  startPictureHost,
} from '../../../test/support/providers/picture-host.ts';
import { RemotePictures } from './remote-pictures.ts';

const HOST = 'https://avatars.githubusercontent.com';

describe('a picture from elsewhere', () => {
  let host: PictureHost;
  let pictures: RemotePictures;
  beforeEach(async () => {
    host = await startPictureHost();
    host.answer = (_request, response) => response.end('a picture');
    pictures = new RemotePictures();
    pictures.network = host.network;
  });
  afterEach(() => host.close());

  const fetch = (address: string, signal = AbortSignal.timeout(5_000)) =>
    pictures.fetch(address, { hosts: ['avatars.githubusercontent.com'], bytes: 1_000, signal });

  it('is fetched with path and query from a host that is listed', async () => {
    expect((await fetch(`${HOST}/u/1?v=4`)).toString()).toBe('a picture');
    expect(host.asked).toEqual(['/u/1?v=4']);
  });

  it.each([
    'http://avatars.githubusercontent.com/u/1',
    'https://avatars.githubusercontent.com:8443/u/1',
    'https://avatars.githubusercontent.com.evil.example/u/1',
    'https://evil.example/avatars.githubusercontent.com',
    'https://avatars.githubusercontent.com@evil.example/u/1',
    'https://127.0.0.1/u/1',
    'https://[::1]/u/1',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'not an address',
  ])('is not asked for at %s', async (address) => {
    await expect(fetch(address)).rejects.toThrow(/not listed|Invalid URL/);
    expect(host.asked).toEqual([]);
  });

  it('is not followed elsewhere', async () => {
    host.answer = (_request, response) =>
      response.writeHead(302, { location: `${HOST}/other` }).end();
    await expect(fetch(`${HOST}/u/1`)).rejects.toThrow('answered 302');
    expect(host.asked).toEqual(['/u/1']);
  });

  it('is not read beyond its limit', async () => {
    host.answer = (_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(400)), 5);
      response.on('close', () => clearInterval(timer));
    };
    await expect(fetch(`${HOST}/u/1`)).rejects.toThrow('too large');
  });

  it('is not waited for beyond its time, before or after it begins', async () => {
    host.answer = () => undefined;
    await expect(fetch(`${HOST}/u/1`, AbortSignal.timeout(100))).rejects.toThrow('abort');
    host.answer = (_request, response) => response.write('begun');
    await expect(fetch(`${HOST}/u/1`, AbortSignal.timeout(100))).rejects.toThrow('abort');
  });

  it('does not come from a host that cannot show who it is', async () => {
    delete pictures.network.ca;
    await expect(fetch(`${HOST}/u/1`)).rejects.toThrow(/self.signed/);
    expect(host.asked).toEqual([]);
  });

  it('does not come from this machine, whatever its name', async () => {
    pictures = new RemotePictures();
    const limits = { hosts: ['localhost'], bytes: 1, signal: AbortSignal.timeout(5_000) };
    await expect(pictures.fetch('https://localhost/u/1', limits)).rejects.toThrow('not public');
  });
});
