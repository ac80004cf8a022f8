/** What an event means to the kit: something sent, a call's answer, or a timer. */
export type EventName =
  | { readonly kind: 'sent' }
  | { readonly kind: 'done' | 'failed'; readonly id: string }
  | { readonly kind: 'elapsed'; readonly delay: string }
  /** XState's own, raised inside one step. */
  | { readonly kind: 'inner' };

const answer = /^xstate\.(done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)\./;

/** Reads a descriptor such as `xstate.done.actor.login` or `cart.add`. */
export function readEventName(type: string): EventName {
  const [, outcome, id] = answer.exec(type) ?? [];
  if (id !== undefined) return { kind: outcome === 'done' ? 'done' : 'failed', id };
  const [, delay] = timer.exec(type) ?? [];
  if (delay !== undefined) return { kind: 'elapsed', delay };
  return type === '' || type.startsWith('xstate.') ? { kind: 'inner' } : { kind: 'sent' };
}
