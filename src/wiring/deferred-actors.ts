import { matchesState, type AnyActorRef, type AnyEventObject, type StateValue } from 'xstate';
import type { Deferred } from './deferred.ts';

/** How a machine stood when the page was rendered: what is shown of it until its code is here. */
export interface FirstSnapshot {
  value: StateValue;
  /** Plain values; what is none stands as a `ShippedReference`. */
  context: unknown;
  tags: readonly string[];
}

/** Keys from the flows' first snapshots down to a value in one of them. */
export type ShippedPath = readonly string[];

/** What stands in a shipped context for something that is no plain value, or that stands elsewhere already. */
export type ShippedReference =
  /** One of the flows. */
  | { $flow: string }
  /** An actor that a flow spawned. */
  | { $actor: FirstSnapshot; id: string }
  /** The same as at another place. */
  | { $same: ShippedPath };

/** Actors by name. */
export type NamedActors = Readonly<Record<string, AnyActorRef>>;

type Listener = (snapshot: unknown) => void;
type Observer = Listener | { next?: Listener };
type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const isActor = (value: unknown): value is AnyActorRef =>
  isTree(value) && typeof value.getSnapshot === 'function';

const shippedAt = (first: unknown, path: ShippedPath): unknown =>
  path.reduce((at: unknown, key) => (isTree(at) ? at[key] : undefined), first);

/** The actor that now stands where another one stood when the page was rendered. */
function actorAt(flows: NamedActors, path: ShippedPath): AnyActorRef | undefined {
  const found = path.reduce((at: unknown, key) => {
    if (isActor(at)) return key === 'context' ? (at.getSnapshot() as { context: unknown }).context : at;
    return isTree(at) ? at[key] : undefined;
  }, flows);
  return isActor(found) ? found : undefined;
}

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
 * to any of them, and who subscribes, waits in one order for the real ones. The same goes for actors in their contexts:
 * whatever is sent to one that is gone when the real ones come is sent to nobody.
 */
export function deferredActors<Actors extends NamedActors>(
  first: Readonly<Record<keyof Actors, FirstSnapshot>>,
  real: Deferred<{ flows: Actors }>,
): Actors {
  const standIn = (id: string, snapshot: FirstSnapshot, path: ShippedPath) => {
    const find = ({ flows }: { flows: Actors }) => actorAt(flows, path);
    const followed = () => {
      const target = real.get();
      return target === null ? undefined : find(target);
    };
    let shown: unknown;
    const actor = {
      id,
      send: (event: AnyEventObject) => real.use((target) => find(target)?.send(event)),
      getSnapshot: (): unknown =>
        followed()?.getSnapshot() ??
        (shown ??= shownOf(snapshot, revived(snapshot.context, [...path, 'context']))),
      subscribe(observer: Observer) {
        const listen: Listener = (next) =>
          typeof observer === 'function' ? observer(next) : observer.next?.(next);
        if (real.get() !== null) return followed()?.subscribe(listen) ?? { unsubscribe: () => undefined };
        let unsubscribe = real.use((target) => {
          const subscription = find(target)?.subscribe(listen);
          unsubscribe = () => subscription?.unsubscribe();
          listen(actor.getSnapshot());
        });
        return { unsubscribe: () => unsubscribe() };
      },
    };
    return actor;
  };

  const known = new Map<unknown, unknown>();
  /** A shipped value with its references resolved; each place is one value. */
  const revived = (value: unknown, path: ShippedPath): unknown => {
    if (!isTree(value)) return value;
    if (!known.has(value)) known.set(value, read(value, path));
    return known.get(value);
  };
  const read = (value: Tree, path: ShippedPath): unknown => {
    if ('$flow' in value || '$actor' in value || '$same' in value) {
      const reference = value as ShippedReference; // the three keys are its own
      if ('$flow' in reference) return flows[reference.$flow];
      if ('$same' in reference) return revived(shippedAt(first, reference.$same), reference.$same);
      return standIn(reference.id, reference.$actor, [...path, '$actor']);
    }
    if (Array.isArray(value)) return value.map((item, index) => revived(item, [...path, String(index)]));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, revived(item, [...path, key])]),
    );
  };

  // The few things anybody does with a flow; the rest of an actor is its owner's.
  const flows = Object.fromEntries(
    Object.entries(first).map(([name, snapshot]) => [name, standIn(name, snapshot, [name])]),
  ) as unknown as Actors;
  return flows;
}
