import { createHash } from 'node:crypto';

/** `<kind>:<digest>` of what a row counts or marks, so that the table holds no personal data. */
export function digestKey(kind: string, ...parts: readonly (string | number)[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}
