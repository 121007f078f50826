import { expect, test } from '../support/test.ts';

/** Address → how the chunk of its screen begins. */
const SCREENS = {
  login: 'login',
  register: 'register',
  home: 'home',
  search: 'search',
  words: 'words',
  myWords: 'my-words',
  favorites: 'favorites',
};

test('the page of a screen names the code of that screen, to be fetched at once', async ({
  request,
}) => {
  for (const [address, chunk] of Object.entries(SCREENS)) {
    const page = await (await request.get(`/${address}`)).text();
    const preloads = [...page.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(preloads.join(' '), address).toMatch(new RegExp(`/assets/${chunk}-[^ ]+\\.js`));
    for (const href of preloads) {
      const answer = await request.get(href);
      expect(answer.status(), href).toBe(200);
      expect(answer.headers()['content-type'], href).toContain('javascript');
    }
  }
});
