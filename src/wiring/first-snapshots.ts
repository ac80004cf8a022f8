import type { AnyActorRef } from 'xstate';
import type { FirstSnapshot, NamedActors } from './deferred-actors.ts';
import type { ShippedPath, ShippedReference } from './shipped-contexts.ts';

const isActor = (value: object): value is AnyActorRef =>
  'getSnapshot' in value && typeof value.getSnapshot === 'function';

const isMachine = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && isActor(value) && 'tags' in value.getSnapshot();

/**
 * How flows stand now, as plain values that stand-ins can be made of. The machines they keep, in their contexts or beside
 * them, are among them; a value that a flow holds several times is told once.
 */
export function firstSnapshots<Actors extends NamedActors>(
  flows: Actors,
): Record<keyof Actors, FirstSnapshot> {
  const names = new Map<object, string>(Object.entries(flows).map(([name, actor]) => [actor, name]));
  let told = new Map<object, ShippedPath>();
  const isTold = (value: object): boolean => names.has(value) || told.has(value);

  const snapshotOf = (actor: AnyActorRef, path: ShippedPath): FirstSnapshot => {
    // Every flow, and whatever one of them keeps, is a machine; only calls are not.
    const { value, context: known, tags, children = {} } = actor.getSnapshot() as FirstSnapshot;
    const context = plain(known, [...path, 'context']);
    const beside = Object.entries(children).filter(([, child]) => isMachine(child) && !isTold(child));
    if (beside.length === 0) return { value, context, tags: [...tags] };
    const shown = beside.map(([name, child]) => [name, plain(child, [...path, 'children', name])]);
    return { value, context, tags: [...tags], children: Object.fromEntries(shown) };
  };

  const plain = (value: unknown, path: ShippedPath): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const name = names.get(value);
    if (name !== undefined) return { $flow: name } satisfies ShippedReference;
    const place = told.get(value);
    if (place !== undefined) return { $same: place } satisfies ShippedReference;
    const entries = Object.entries(value);
    // A reference to nothing would be longer than nothing.
    if (entries.length > 0) told.set(value, path);
    if (isActor(value)) {
      const inside = snapshotOf(value, [...path, '$actor']);
      return { $actor: inside, id: value.id } satisfies ShippedReference;
    }
    if (Array.isArray(value)) return value.map((item, index) => plain(item, [...path, String(index)]));
    return Object.fromEntries(entries.map(([key, item]) => [key, plain(item, [...path, key])]));
  };

  const ofFlow = (flow: AnyActorRef): FirstSnapshot => {
    told = new Map();
    return snapshotOf(flow, []);
  };
  // Keys are kept: a snapshot for each flow.
  return Object.fromEntries(Object.entries(flows).map(([name, flow]) => [name, ofFlow(flow)])) as Record<
    keyof Actors,
    FirstSnapshot
  >;
}
