/** What a sign-in costs at least: its password hash, four at once at most. */
import { hash, verify } from '@node-rs/argon2';
import { listen } from './listen.ts';
import { turns } from './turns.ts';

const PASSWORD = 'learn-words-quickly';
const HASH = await hash(PASSWORD, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
const hashing = turns(4);

listen((_request, response) => {
  void hashing(() => verify(HASH, PASSWORD)).then((matches) => {
    response.statusCode = matches ? 200 : 500;
    response.setHeader('Content-Length', 0);
    response.end();
  });
});
