/** What a page of cards costs at least: one prepared statement, its JSON passed through. `?reader=` names who asks. */
import pg from 'pg';
import { CARD_PAGE } from './card-page.ts';
import { listen } from './listen.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

listen((request, response) => {
  const query = new URLSearchParams(request.url?.split('?')[1]);
  const values = [Number(query.get('reader'))];
  pool.query<{ cards: string }>({ name: 'page', text: CARD_PAGE, values }).then(
    ({ rows: [row] }) => {
      const body = Buffer.from(row?.cards ?? '[]');
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Content-Length', body.length);
      response.end(body);
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.statusCode = 500;
      response.end();
    },
  );
});
