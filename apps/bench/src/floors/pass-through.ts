import pg from 'pg';
import { listen } from './listen.ts';

/** Answers with the JSON of one prepared statement, as it comes; its `$1` is the reader, whom `?reader=` names. */
export function passThrough(text: string): void {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
  listen((request, response) => {
    const query = new URLSearchParams(request.url?.split('?')[1]);
    const values = [Number(query.get('reader'))];
    pool.query<{ json: string }>({ name: 'page', text, values }).then(
      ({ rows: [row] }) => {
        const body = Buffer.from(row?.json ?? '[]');
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
}
