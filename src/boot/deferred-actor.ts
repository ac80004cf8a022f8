import { matchesState, type AnyActorRef, type AnyEventObject, type StateValue } from 'xstate';

/** How a flow stood when the page was rendered: what it shows until its code is here. */
export interface FirstSnapshot {
  value: StateValue;
  context: unknown;
  tags: readonly string[];
}

export interface DeferredActor<A extends AnyActorRef> {
  /** Stands for the actor from the beginning: shows, listens, and keeps what it is sent. */
  actor: A;
  /** The actor is here; `flush` lets go what was kept for it, in order. */
  attach: (actor: A) => { flush: () => void };
}

type Listener = (snapshot: unknown) => void;
type Observer = Listener | { next?: Listener };

/** The actor's first snapshot, from the little that was shipped of it. */
const standIn = ({ value, context, tags }: FirstSnapshot) => ({
  status: 'active' as const,
  value,
  context,
  tags: new Set(tags),
  children: {},
  matches: (wanted: StateValue) => matchesState(wanted, value),
  hasTag: (tag: string) => tags.includes(tag),
  can: () => false,
});

/** A long-lived flow whose code comes after the page answers to clicks: no click and no subscription is lost. */
export function deferredActor<A extends AnyActorRef>(first: FirstSnapshot): DeferredActor<A> {
  const shown = standIn(first);
  const kept: AnyEventObject[] = [];
  const waiting = new Set<(real: A) => void>();
  let real: A | null = null;
  let isReleased = false;

  const late = {
    send: (event: AnyEventObject) => (real !== null && isReleased ? real.send(event) : kept.push(event)),
    getSnapshot: (): unknown => (real === null ? shown : real.getSnapshot()),
    subscribe(observer: Observer) {
      const listen: Listener = (snapshot) =>
        typeof observer === 'function' ? observer(snapshot) : observer.next?.(snapshot);
      if (real !== null) return real.subscribe(listen);
      let subscription = { unsubscribe: (): void => void waiting.delete(follow) };
      const follow = (arrived: A): void => {
        subscription = arrived.subscribe(listen);
        listen(arrived.getSnapshot());
      };
      waiting.add(follow);
      return { unsubscribe: () => subscription.unsubscribe() };
    },
  };

  return {
    // The three things anybody does with a flow; the rest of an actor is its owner's.
    actor: late as unknown as A,
    attach(actor) {
      real = actor;
      for (const follow of waiting) follow(actor);
      waiting.clear();
      return {
        flush() {
          isReleased = true;
          for (const event of kept.splice(0)) actor.send(event);
        },
      };
    },
  };
}
