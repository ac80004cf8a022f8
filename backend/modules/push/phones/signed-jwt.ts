import { sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

type Part = Readonly<Record<string, string | number>>;

const encoded = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A JSON Web Token, signed with a private key: RS256 by an RSA key, ES256 by one of P-256 (RFC 7518). */
export function signedJwt(header: Part & { alg: 'ES256' | 'RS256' }, claims: Part, key: KeyObject): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  // An RSA key has no use for the encoding.
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
