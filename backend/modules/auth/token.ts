import { createHash, randomBytes } from 'node:crypto';

/** A new opaque credential of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a credential. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
