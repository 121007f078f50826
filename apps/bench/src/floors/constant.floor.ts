/** What Node itself can do: eight kilobytes that are always the same. */
import { listen } from './listen.ts';

const BODY = Buffer.from(JSON.stringify({ text: 'x'.repeat(8_000) }));

listen((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Content-Length', BODY.length);
  response.end(BODY);
});
