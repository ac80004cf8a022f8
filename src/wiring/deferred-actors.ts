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

/** An actor that is not here yet. */
export interface StandIn {
  id: string;
  first: FirstSnapshot;
  /** The one it stands for, among those that have come. */
  find: (flows: NamedActors) => AnyActorRef | undefined;
  /** What it shows as its context. */
  context: () => unknown;
}

/** Reads the shipped contexts of a page whose flows keep actors in theirs. */
export type ReadContexts = (
  flows: () => NamedActors,
  standIn: (of: StandIn) => unknown,
) => (name: string, first: FirstSnapshot) => unknown;

type Listener = (snapshot: unknown) => void;
type Observer = Listener | { next?: Listener };

/** A machine's first snapshot, from the little that was shipped of it. */
const shownOf = ({ value, tags }: FirstSnapshot, context: unknown) => ({
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
 * to any of them, and who subscribes, waits in one order for the real ones. The same goes for actors in their contexts,
 * where these are read: what was sent to one that is gone when the real ones come is sent to nobody.
 */
export function deferredActors<Actors extends NamedActors>(
  first: Readonly<Record<keyof Actors, FirstSnapshot>>,
  real: Deferred<{ flows: Actors }>,
  readContexts: ReadContexts | null = null,
): Actors {
  const standIn = ({ id, first: snapshot, find, context }: StandIn) => {
    const followed = () => {
      const target = real.get();
      return target === null ? undefined : find(target.flows);
    };
    let shown: unknown;
    const actor = {
      id,
      send: (event: AnyEventObject) => real.use(({ flows: come }) => find(come)?.send(event)),
      getSnapshot: (): unknown => followed()?.getSnapshot() ?? (shown ??= shownOf(snapshot, context())),
      subscribe(observer: Observer) {
        const listen: Listener = (next) =>
          typeof observer === 'function' ? observer(next) : observer.next?.(next);
        if (real.get() !== null) return followed()?.subscribe(listen) ?? { unsubscribe: () => undefined };
        let unsubscribe = real.use(({ flows: come }) => {
          const subscription = find(come)?.subscribe(listen);
          unsubscribe = () => subscription?.unsubscribe();
          listen(actor.getSnapshot());
        });
        return { unsubscribe: () => unsubscribe() };
      },
    };
    return actor;
  };
  const read = readContexts?.(() => flows, standIn);
  // The few things anybody does with a flow; the rest of an actor is its owner's.
  const flows = Object.fromEntries(
    Object.entries(first).map(([name, snapshot]) => [
      name,
      standIn({
        id: name,
        first: snapshot,
        find: (come) => come[name],
        context: () => (read === undefined ? snapshot.context : read(name, snapshot)),
      }),
    ]),
  ) as unknown as Actors;
  return flows;
}
