/** What a sign-in costs at least: one look-up, its password hash, four at once at most, and a session that is kept. */
import { createHmac, randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { answerJson } from './listen.ts';
import { turns } from './turns.ts';

const FIND = {
  name: 'find',
  text: 'SELECT id, password_hash AS hash FROM users WHERE email = $1',
};
const OPEN = {
  name: 'open',
  text: `INSERT INTO sessions (id, user_id, expires_at)
         SELECT $1, id, now() + interval '7 days' FROM users WHERE id = $2 FOR SHARE RETURNING id`,
};

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

const hashing = turns(4);

async function signIn(json: string): Promise<string> {
  const { email, password } = JSON.parse(json) as { email: string; password: string };
  const { rows } = await pool.query<{ id: number; hash: string }>({ ...FIND, values: [email] });
  const [user] = rows;
  if (!user || !(await hashing(() => verify(user.hash, password))))
    throw new Error('Wrong credentials');
  const session = randomUUID();
  await pool.query({ ...OPEN, values: [session, user.id] });
  const claims = Buffer.from(JSON.stringify({ sub: user.id, jti: session })).toString('base64url');
  const signature = createHmac('sha256', 'a secret').update(claims).digest('base64url');
  return JSON.stringify({ token: `${claims}.${signature}`, userId: user.id });
}

answerJson(signIn);
