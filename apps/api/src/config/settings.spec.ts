import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  keptSecret,
  prepareDataDir,
  readSettings,
  SETTING_NAMES,
  SettingsError,
} from './settings.ts';

const SECRET = 'a secret of at least thirty-two bytes';

describe('settings', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'wordloom-settings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('have a default for everything when nothing is set', () => {
    expect(readSettings({}, '/srv')).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '/srv/.data',
      databaseUrl: undefined,
      seedDemo: true,
      mailbox: true,
    });
  });

  it('stand in the example to the last one, which changes nothing as it is', () => {
    const example = parseEnv(
      readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8'),
    );
    expect(Object.keys(example).sort()).toEqual([...SETTING_NAMES].sort());
    expect(readSettings(example as NodeJS.ProcessEnv, '/srv')).toEqual(readSettings({}, '/srv'));
  });

  it.each(['*', 'https://a.example/', 'a.example', 'https://a.example,*', 'null'])(
    'refuse %s as an origin that may call',
    (origins) => {
      expect(() => readSettings({ CORS_ORIGINS: origins }, '/srv')).toThrow(/CORS_ORIGINS/);
    },
  );

  it('take an empty value as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }, '/srv').port).toBe(3000);
  });

  it('name every bad key at once and never a value', () => {
    const bad = { PORT: '99999', DATABASE_URL: 'mysql://hunter2@x/y', JWT_SECRET: 'short' };
    const read = () => readSettings(bad, '/srv');
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/PORT.*DATABASE_URL.*JWT_SECRET/);
    expect(read).not.toThrow(/hunter2|short|99999/);
  });

  it.each([
    ['no secret', {}],
    ['a short one', { JWT_SECRET: 'x'.repeat(31) }],
    ['the sample', { JWT_SECRET: 'change-me-to-at-least-32-random-bytes' }],
  ])('refuse %s in production', (_, secret) => {
    expect(() => readSettings({ NODE_ENV: 'production', ...secret }, '/srv')).toThrow(/JWT_SECRET/);
  });

  it('switch demo and mailbox off in production', () => {
    const settings = readSettings({ NODE_ENV: 'production', JWT_SECRET: SECRET }, '/srv');
    expect(settings).toMatchObject({ seedDemo: false, mailbox: false });
  });

  it('switch the demo off where other machines can reach it, unless asked for', () => {
    expect(readSettings({ HOST: '0.0.0.0' }, '/srv').seedDemo).toBe(false);
    expect(readSettings({ HOST: '0.0.0.0', SEED_DEMO: 'true' }, '/srv').seedDemo).toBe(true);
  });

  it('leave every provider of social sign-in off until it has a pair of keys', () => {
    const keys = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'hunter2' };
    const { social } = readSettings(keys, '/srv');
    expect(social).toMatchObject({ google: undefined, facebook: undefined });
    expect(social.github).toMatchObject({ clientId: 'id', clientSecret: 'hunter2' });
  });

  it('name the missing half of every pair of keys and never a value', () => {
    const halves = { GOOGLE_CLIENT_ID: 'hunter2', FACEBOOK_CLIENT_SECRET: 'hunter2' };
    const read = () => readSettings(halves, '/srv');
    expect(read).toThrow(/GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID$/);
    expect(read).not.toThrow(/hunter2/);
  });

  it.each([
    ['pexels', 'PEXELS_API_KEY', 'UNSPLASH_ACCESS_KEY'],
    ['unsplash', 'UNSPLASH_ACCESS_KEY', 'PEXELS_API_KEY'],
  ])('name the key that %s needs, and never a value', (IMAGE_PROVIDER, key, other) => {
    const read = (keys = {}) => readSettings({ IMAGE_PROVIDER, ...keys }, '/srv');
    const without = () => read({ [other]: 'hunter2' });
    expect(without).toThrow(SettingsError);
    expect(without).toThrow(`IMAGE_PROVIDER=${IMAGE_PROVIDER} needs ${key}`);
    expect(without).not.toThrow(/hunter2/);
    expect(() => read({ [key]: 'hunter2\r\nx: y' })).toThrow(new RegExp(`${key} (?!.*hunter2)`));
    expect(read({ [key]: 'hunter2' }).photos).toEqual({
      name: IMAGE_PROVIDER,
      key: 'hunter2',
      apiUrl: `https://api.${IMAGE_PROVIDER}.com`,
    });
  });

  it('leave photos off without a provider, and take a proxy in front of one', () => {
    expect(readSettings({ PEXELS_API_KEY: 'hunter2' }, '/srv').photos).toBeUndefined();
    const proxied = {
      IMAGE_PROVIDER: 'pexels',
      PEXELS_API_KEY: 'hunter2',
      PEXELS_API_URL: 'http://proxy.example/pexels/',
    };
    expect(readSettings(proxied, '/srv').photos?.apiUrl).toBe('http://proxy.example/pexels');
  });

  it('say clearly that a data folder cannot be written', () => {
    keptSecret(folder, 'x');
    const belowAFile = path.join(folder, 'secrets', 'x', 'data');
    for (const impossible of [belowAFile, '/proc/nowhere/data']) {
      expect(() => prepareDataDir(impossible)).toThrow(/DATA_DIR cannot be written/);
    }
    expect(() => prepareDataDir(path.join(folder, 'new', 'data'))).not.toThrow();
  });

  it('make a secret once and keep it from other users', () => {
    const first = keptSecret(folder, 'jwt');
    expect(keptSecret(folder, 'jwt')).toBe(first);
    const file = path.join(folder, 'secrets', 'jwt');
    expect(readFileSync(file, 'utf8')).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('let processes that start at the same moment share a new data folder and its secret', async () => {
    const shared = {
      settings: new URL('./settings.ts', import.meta.url).href,
      folder: path.join(folder, 'shared'),
      arrived: new Int32Array(new SharedArrayBuffer(4)),
      starts: 100,
    };
    const starter = `
      const { parentPort, workerData } = require('node:worker_threads');
      const { settings, folder, arrived, starts } = workerData;
      import(settings).then(({ keptSecret, prepareDataDir }) => {
        const secrets = [];
        for (let start = 1; start <= starts; start += 1) {
          Atomics.add(arrived, 0, 1);
          while (Atomics.load(arrived, 0) < start * 2);
          prepareDataDir(folder + start);
          secrets.push(keptSecret(folder + start, 'jwt'));
        }
        parentPort.postMessage(secrets);
      });
    `;
    const starters = [1, 2].map(() => new Worker(starter, { eval: true, workerData: shared }));
    // One that fails would leave the other waiting.
    onTestFinished(() => void starters.map((worker) => worker.terminate()));
    const messages = starters.map((worker) => once(worker, 'message'));
    const [[some], [others]] = (await Promise.all(messages)) as [[string[]], [string[]]];
    expect(some).toEqual(others);
    expect(new Set(some.map(({ length }) => length))).toEqual(new Set([64]));
  });
});
