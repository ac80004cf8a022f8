import { matchesState, type AnyActorRef, type AnyEventObject, type StateValue } from 'xstate';
import type { Deferred } from './deferred.ts';

/** How a machine stood when the page was rendered: what is shown of it until its code is here. */
export interface FirstSnapshot {
  value: StateValue;
  context: unknown;
  tags: readonly string[];
  /** Machines it keeps beside its context; absent where it keeps none. */
  children?: Readonly<Record<string, unknown>>;
}

/** Actors by name. */
export type NamedActors = Readonly<Record<string, AnyActorRef>>;

/** An actor that is not here yet. */
export interface StandIn {
  id: string;
  first: FirstSnapshot;
  /** The one it stands for, among those that have come. */
  find: (flows: NamedActors) => AnyActorRef | undefined;
  /** What it shows as its context and its children. */
  parts: () => ShownParts;
}

/** What a snapshot shows that may hold actors. */
export interface ShownParts {
  context: unknown;
  children: Readonly<Record<string, unknown>>;
}

/** Reads the shipped contexts of a page whose flows keep actors in theirs, or beside them. */
export type ReadContexts = (
  flows: () => NamedActors,
  standIn: (of: StandIn) => unknown,
) => (name: string, first: FirstSnapshot) => ShownParts;

type Listener = (snapshot: unknown) => void;
type Observer = Listener | { next?: Listener };

/** A machine's first snapshot, from the little that was shipped of it. */
const shownOf = ({ value, tags }: FirstSnapshot, parts: ShownParts) => ({
  status: 'active',
  value,
  ...parts,
  tags: new Set(tags),
  matches: (wanted: StateValue) => matchesState(wanted, value),
  hasTag: (tag: string) => tags.includes(tag),
  can: () => false,
});

/**
 * Stand-ins for actors whose code comes after the page answers to clicks. Each shows its first snapshot; what is sent
 * to any of them, and who subscribes, waits in one order for the real ones; `ask` is told of what is sent alone. The same goes for actors they keep,
 * where these are read: what was sent to one that is gone when the real ones come is sent to nobody.
 */
export function deferredActors<Actors extends NamedActors>(
  first: Readonly<Record<keyof Actors, FirstSnapshot>>,
  real: Deferred<{ flows: Actors }> & { ask?: Deferred<{ flows: Actors }>['use'] },
  readContexts?: ReadContexts,
): Actors {
  const { ask = real.use } = real;
  const standIn = ({ id, first: snapshot, find, parts }: StandIn) => {
    const followed = () => {
      const target = real.get();
      return target === null ? undefined : find(target.flows);
    };
    let shown: unknown;
    const actor = {
      id,
      send: (event: AnyEventObject) => ask(({ flows: come }) => find(come)?.send(event)),
      getSnapshot: (): unknown => followed()?.getSnapshot() ?? (shown ??= shownOf(snapshot, parts())),
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
        parts: () =>
          read === undefined ? { context: snapshot.context, children: {} } : read(name, snapshot),
      }),
    ]),
  ) as unknown as Actors;
  return flows;
}
