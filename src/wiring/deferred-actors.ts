import { matchesState, type AnyActorRef, type AnyEventObject, type StateValue } from 'xstate';
import type { Deferred } from './deferred.ts';

/** How a machine stood when the page was rendered: what is shown of it until its code is here. */
export interface FirstSnapshot {
  value: StateValue;
  context: unknown;
  tags: readonly string[];
}

/** Actors by name. */
export type NamedActors = Readonly<Record<string, AnyActorRef>>;

type Listener = (snapshot: unknown) => void;
type Observer = Listener | { next?: Listener };

/** A machine's first snapshot, from the little that was shipped of it. */
const shownOf = ({ value, context, tags }: FirstSnapshot) => ({
  status: 'active',
  value,
  context,
  tags: new Set(tags),
  children: {},
  matches: (wanted: StateValue) => matchesState(wanted, value),
  hasTag: (tag: string) => tags.includes(tag),
  can: () => false,
});

/**
 * Stand-ins for actors whose code comes after the page answers to clicks. Each shows its first snapshot; what is sent
 * to any of them, and who subscribes, waits in one order for the real ones.
 */
export function deferredActors<Actors extends NamedActors>(
  first: Readonly<Record<keyof Actors, FirstSnapshot>>,
  real: Deferred<{ flows: Actors }>,
): Actors {
  const standIn = ([name, snapshot]: [string, FirstSnapshot]) => {
    const shown = shownOf(snapshot);
    const actor = {
      send: (event: AnyEventObject) => real.use(({ flows }) => flows[name]?.send(event)),
      getSnapshot: (): unknown => real.get()?.flows[name]?.getSnapshot() ?? shown,
      subscribe(observer: Observer) {
        const listen: Listener = (next) =>
          typeof observer === 'function' ? observer(next) : observer.next?.(next);
        const followed = real.get()?.flows[name];
        if (followed !== undefined) return followed.subscribe(listen);
        let unsubscribe = real.use(({ flows }) => {
          const subscription = flows[name]?.subscribe(listen);
          unsubscribe = () => subscription?.unsubscribe();
          listen(actor.getSnapshot());
        });
        return { unsubscribe: () => unsubscribe() };
      },
    };
    return [name, actor] as const;
  };
  // The three things anybody does with a flow; the rest of an actor is its owner's.
  return Object.fromEntries(Object.entries(first).map(standIn)) as unknown as Actors;
}
