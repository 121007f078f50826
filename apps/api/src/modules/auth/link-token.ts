import { createHash, randomBytes } from 'node:crypto';

/** A fresh 256-bit token for a link in a mail, and the SHA-256 that is all we keep of it. */
export function createLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
