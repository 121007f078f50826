import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: randomBytes(32).toString('hex') };
const ADDRESSES = ['/api/openapi.json', '/api/docs', '/api/docs/start.js'];

describe('the documentation of the API', () => {
  let product: TestApp;
  afterEach(() => product.close());

  const statuses = async () =>
    Promise.all(ADDRESSES.map(async (address) => (await product.call('get', address)).status));

  it('is a page of files of our own, under a policy that lets nothing else in', async () => {
    product = await createTestApp();
    const { text, headers } = await product.call('get', '/api/docs').expect(200);
    expect(headers['content-type']).toMatch('text/html');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    const used = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address);
    expect(used).toHaveLength(3);
    for (const address of used) {
      const file = await product.call('get', address!).expect(200);
      expect(file.headers['content-type']).toMatch(/^text\/(css|javascript)/);
      expect(file.headers['x-content-type-options']).toBe('nosniff');
    }
    // Neither the policy nor a script in the page: what is inline would not run.
    expect(text).not.toMatch(/<script>|<style>| style=/);
  });

  it.each([
    'package.json',
    '..%2fpackage.json',
    'swagger-ui-bundle.js.map',
    '__proto__',
    'toString',
  ])('has no file %s', async (name) => {
    product = await createTestApp();
    const { body } = await product.call('get', `/api/docs/${name}`).expect(404);
    expect(body).toMatchObject({ code: 'route.not_found' });
  });

  it('is off in production', async () => {
    product = await createTestApp(PRODUCTION);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('is on in production when it is asked for', async () => {
    product = await createTestApp({ ...PRODUCTION, API_DOCS: 'true' });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('is off elsewhere when it is not wanted', async () => {
    product = await createTestApp({ API_DOCS: 'false' });
    expect(await statuses()).toEqual([404, 404, 404]);
  });
});
