import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { idempotencyHeaders } from '../../contract/api/headers.ts';
import { dayMs } from '../../contract/rules/time/calendar-day.ts';
import { ParameterError } from '../platform/domain-errors.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.context.ts';
import type { PlatformContext } from '../platform/platform-context.ts';

const keyShape = /^[A-Za-z0-9-]{8,64}$/;
/** How long an answer is kept, in ms (T9). */
const keptMs = dayMs;

/** The body of an answer, and whether it was given before. */
interface KeyedAnswer {
  readonly body: string;
  readonly replayed: boolean;
}

// The fastest there is: bytes of a whole cart a tenth as many, in less time than the database takes for its own way.
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** The body kept for a key; null where none is. The version before kept JSON with it. */
function keptAnswer(row: {
  readonly packed: Uint8Array | null;
  readonly answer: string | null;
}): string | null {
  if (row.packed !== null) return brotliDecompressSync(row.packed).toString();
  return row.answer === null ? null : (JSON.parse(row.answer) as KeyedAnswer).body; // written by that version
}

type KeyedContext = IdempotencyContext & Pick<PlatformContext, 'now'>;

/** A call that carries an Idempotency-Key. */
export interface KeyedCall {
  readonly userId: number;
  readonly key: string;
  /** Everything that makes it this call and no other. */
  readonly fingerprint: unknown;
}

/** Reads the key of a request. Throws ParameterError for a malformed one (422). */
export function idempotencyKey(header: string | null): string | null {
  if (header === null) return null;
  if (!keyShape.test(header)) throw new ParameterError(idempotencyHeaders.key);
  return header;
}

/**
 * Runs a call once per key and answers its body (T9). The key is claimed in the transaction the call works in, so a twin at the same time
 * waits and then reads the first answer, refusals included; a crash leaves neither key nor effect.
 */
export async function onceForKey<Context extends KeyedContext>(
  context: { transaction<T>(work: (unit: Context) => Promise<T>): Promise<T> },
  call: KeyedCall,
  work: (unit: Context) => Promise<string>,
): Promise<KeyedAnswer> {
  const { userId, key } = call;
  const paramsHash = createHash('sha256').update(JSON.stringify(call.fingerprint)).digest('hex');
  return context.transaction(async (unit) => {
    const expired = new Date(unit.now.getTime() - keptMs);
    if (await unit.idempotency.claim({ userId, key, paramsHash, now: unit.now, expired })) {
      const body = await work(unit);
      await unit.idempotency.keepAnswer(userId, key, brotliCompressSync(body, packing));
      return { body, replayed: false };
    }
    const first = await unit.idempotency.find(userId, key);
    const body = first === null ? null : keptAnswer(first);
    if (first === null || body === null) throw new Error('an idempotency key without its answer');
    if (first.paramsHash !== paramsHash)
      throw new ParameterError(idempotencyHeaders.key, 'idempotency.mismatch');
    return { body, replayed: true };
  });
}
