import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** Makes and checks password hashes, at most two at once. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong password (A01). */
  verify(password: string, stored: string | null): Promise<boolean>;
}

const argon2id = promisify(argon2);
// OWASP's least memory for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;
const concurrentHashes = 2;

function derive(password: string, salt: Uint8Array): Promise<Buffer> {
  return argon2id('argon2id', { message: password, nonce: salt, tagLength: hashBytes, ...cost });
}

const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
const stored = /^(?<prefix>\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+)\$(?<salt>[\w+/-]+)\$(?<hash>[\w+/-]+)$/;
const absent = `${prefix}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A hasher on node:crypto's argon2id. */
export function createPasswordHasher(): PasswordHasher {
  const limit = pLimit(concurrentHashes);
  return {
    hash: (password) =>
      limit(async () => {
        const salt = randomBytes(saltBytes);
        const hash = await derive(password, salt);
        return `${prefix}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
      }),
    verify: (password, hashed) =>
      limit(async () => {
        const known = hashed === null ? null : stored.exec(hashed);
        const parts = known?.groups ?? stored.exec(absent)?.groups ?? {};
        const derived = await derive(password, Buffer.from(parts['salt'] ?? '', 'base64url'));
        const expected = Buffer.from(parts['hash'] ?? '', 'base64url');
        const same = expected.length === derived.length && timingSafeEqual(expected, derived);
        return same && known !== null && known !== undefined;
      }),
  };
}
