import { Injectable } from '@nestjs/common';
import { Database, type Executor, write } from '#database/database.ts';
import type { AccountReference } from '../users/account-reference.ts';

/** How long a confirmation link and the registration behind it live. */
const LIFETIME = "interval '24 hours'";

export interface PendingRegistration {
  id: number;
  username: string;
  email: string;
  passwordHash: string;
}

export interface FollowedLink extends PendingRegistration {
  expired: boolean;
  used: boolean;
}

/** A registration as an administrator sees it. */
export interface WaitingRegistration {
  id: number;
  username: string;
  email: string;
  createdAt: Date;
}

export const WAITING = 'confirmed_at IS NULL AND expires_at > now()';

@Injectable()
export class RegistrationsRepository {
  constructor(private readonly database: Database) {}

  /** Lets one registration at a time ask for a username, until the transaction ends. */
  async lockUsername(executor: Executor, usernameKey: string): Promise<void> {
    await executor.query("SELECT pg_advisory_xact_lock(hashtextextended('username:' || $1, 0))", [
      usernameKey,
    ]);
  }

  /** Whether somebody at another address is waiting to confirm this username. */
  async reservesUsername(
    executor: Executor,
    usernameKey: string,
    email: string | null,
  ): Promise<boolean> {
    const rows = await executor.query<unknown[]>(
      `SELECT FROM registrations
        WHERE username_key = $1 AND email IS DISTINCT FROM $2 AND confirmed_at IS NULL AND expires_at > now() LIMIT 1`,
      [usernameKey, email],
    );
    return rows.length > 0;
  }

  async insert(
    executor: Executor,
    registration: Omit<PendingRegistration, 'id'> & { usernameKey: string },
  ): Promise<number> {
    const [row] = await write<{ id: number }>(
      executor,
      `INSERT INTO registrations (username, username_key, email, password_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + ${LIFETIME}) RETURNING id`,
      [
        registration.username,
        registration.usernameKey,
        registration.email,
        registration.passwordHash,
      ],
    );
    if (!row) throw new Error('The registration was not stored');
    return row.id;
  }

  async insertLink(executor: Executor, hash: Buffer, { id, email }: { id: number; email: string }) {
    await executor.query(
      `INSERT INTO links (token_hash, purpose, registration_id, email, expires_at)
       VALUES ($1, 'registration', $2, $3, now() + ${LIFETIME})`,
      [hash, id, email],
    );
  }

  /** The newest registration of an address that still waits for its link. */
  async findPending(email: string): Promise<PendingRegistration | undefined> {
    const [row] = await this.database.query<PendingRegistration[]>(
      `SELECT id, username, email, password_hash AS "passwordHash" FROM registrations
        WHERE email = $1 AND ${WAITING} ORDER BY id DESC LIMIT 1`,
      [email],
    );
    return row;
  }

  /** The oldest waiting registrations whose name or address contains the text. */
  listPending(search: string, limit: number): Promise<WaitingRegistration[]> {
    return this.database.query(
      `SELECT id, username, email, created_at AS "createdAt" FROM registrations
        WHERE ${WAITING} AND (position(lower($1) in lower(username)) > 0
           OR position(lower($1) in email) > 0) ORDER BY id LIMIT $2`,
      [search, limit],
    );
  }

  /** The waiting registration an administrator means; the newest where several fit. */
  async findPendingBy({
    id,
    email,
    usernameKey,
  }: AccountReference): Promise<WaitingRegistration | undefined> {
    const [row] = await this.database.query<WaitingRegistration[]>(
      `SELECT id, username, email, created_at AS "createdAt" FROM registrations
        WHERE ${WAITING} AND (id = $1 OR email = $2 OR username_key = $3)
        ORDER BY CASE WHEN id = $1 THEN 0 WHEN email = $2 THEN 1 ELSE 2 END, id DESC LIMIT 1`,
      [id, email, usernameKey],
    );
    return row;
  }

  /** A registration that still waits, locked until the transaction ends. */
  async lockPending(executor: Executor, id: number): Promise<PendingRegistration | undefined> {
    const [row] = await executor.query<PendingRegistration[]>(
      `SELECT id, username, email, password_hash AS "passwordHash" FROM registrations
        WHERE id = $1 AND ${WAITING} FOR UPDATE`,
      [id],
    );
    return row;
  }

  /** The registration a link belongs to, locked until the transaction ends, so that one click of many counts. */
  async followLink(executor: Executor, hash: Buffer): Promise<FollowedLink | undefined> {
    const [row] = await executor.query<FollowedLink[]>(
      `SELECT r.id, r.username, r.email, r.password_hash AS "passwordHash",
              l.expires_at <= now() AS expired,
              l.used_at IS NOT NULL OR r.confirmed_at IS NOT NULL AS used
         FROM links l JOIN registrations r ON r.id = l.registration_id
        WHERE l.token_hash = $1 AND l.purpose = 'registration'
          FOR UPDATE OF r, l`,
      [hash],
    );
    return row;
  }

  /** Marks a registration and its links as done and ends every other one of the address. */
  async settle(executor: Executor, { id, email }: PendingRegistration): Promise<void> {
    await executor.query('UPDATE registrations SET confirmed_at = now() WHERE id = $1', [id]);
    await executor.query('UPDATE links SET used_at = now() WHERE registration_id = $1', [id]);
    await executor.query('DELETE FROM registrations WHERE email = $1 AND id <> $2', [email, id]);
  }

  /** Removes every registration of the addresses, confirmed ones and their links included. */
  async forget(executor: Executor, emails: readonly (string | null)[]): Promise<void> {
    await executor.query('DELETE FROM registrations WHERE email = ANY($1)', [emails]);
  }

  /** Forgets registrations whose time ran out over a month ago, with their links. @returns how many */
  async sweep(): Promise<number> {
    const gone = await write(
      this.database,
      "DELETE FROM registrations WHERE expires_at < now() - interval '30 days' RETURNING id",
    );
    return gone.length;
  }
}
