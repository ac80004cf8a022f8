import { createHash } from 'node:crypto';
import { idempotencyHeaders } from '../../contract/api/headers.ts';
import { dayMs } from '../../contract/rules/time/calendar-day.ts';
import { ParameterError } from '../platform/domain-errors.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.context.ts';
import type { PlatformContext } from '../platform/platform-context.ts';

const keyShape = /^[A-Za-z0-9-]{8,64}$/;
/** How long an answer is kept, in ms (T9). */
const keptMs = dayMs;

/** An answer worth repeating: the envelope's body and its HTTP status. */
export interface RepeatableAnswer {
  readonly body: string;
  readonly http: number;
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
 * Runs a call once per key (T9). The key is claimed in the transaction the call works in, so a twin at the same time
 * waits and then reads the first answer, refusals included; a crash leaves neither key nor effect.
 */
export async function onceForKey<Context extends KeyedContext>(
  context: { transaction<T>(work: (unit: Context) => Promise<T>): Promise<T> },
  call: KeyedCall,
  work: (unit: Context) => Promise<RepeatableAnswer>,
): Promise<RepeatableAnswer & { readonly replayed: boolean }> {
  const { userId, key } = call;
  const paramsHash = createHash('sha256').update(JSON.stringify(call.fingerprint)).digest('hex');
  return context.transaction(async (unit) => {
    const expired = new Date(unit.now.getTime() - keptMs);
    if (await unit.idempotency.claim({ userId, key, paramsHash, now: unit.now, expired })) {
      const answer = await work(unit);
      await unit.idempotency.keepAnswer(userId, key, JSON.stringify(answer));
      return { ...answer, replayed: false };
    }
    const first = await unit.idempotency.find(userId, key);
    if (first === null || first.answer === null) throw new Error('an idempotency key without its answer');
    if (first.paramsHash !== paramsHash)
      throw new ParameterError(idempotencyHeaders.key, 'idempotency.mismatch');
    // Written by this function.
    return { ...(JSON.parse(first.answer) as RepeatableAnswer), replayed: true };
  });
}
