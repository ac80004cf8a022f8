import type { AnyActorRef } from 'xstate';
import type { FirstSnapshot, NamedActors, ReadContexts, ShownParts } from './deferred-actors.ts';

/** Keys from a flow down to a value in its shipped context. */
export type ShippedPath = readonly string[];

/** What stands in a shipped context for something that is no plain value, or that stands elsewhere in it already. */
export type ShippedReference =
  /** One of the flows. */
  | { $flow: string }
  /** An actor that a flow spawned. */
  | { $actor: FirstSnapshot; id: string }
  /** The same as at another place of this flow. */
  | { $same: ShippedPath };

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const isActor = (value: unknown): value is AnyActorRef =>
  isTree(value) && typeof value.getSnapshot === 'function';

const shippedAt = (first: FirstSnapshot, path: ShippedPath): unknown =>
  path.reduce((at: unknown, key) => (isTree(at) ? at[key] : undefined), first);

/** The actor that now stands where another one stood when the page was rendered. */
function actorAt(flow: AnyActorRef | undefined, path: ShippedPath): AnyActorRef | undefined {
  const found = path.reduce((at: unknown, key) => {
    // The step that says that an actor stands there leads no further.
    if (isActor(at)) return key === '$actor' ? at : (at.getSnapshot() as Tree)[key];
    return isTree(at) ? at[key] : undefined;
  }, flow);
  return isActor(found) ? found : undefined;
}

/** Resolves the references in what was shipped of flows: actors become stand-ins, and what is one value stays one. */
export const readShippedContexts: ReadContexts = (flows, standIn) => {
  const known = new Map<unknown, unknown>();
  return (name, first) => {
    const revived = (value: unknown, path: ShippedPath): unknown => {
      if (!isTree(value)) return value;
      if (!known.has(value)) known.set(value, read(value, path));
      return known.get(value);
    };
    const read = (value: Tree, path: ShippedPath): unknown => {
      if ('$flow' in value || '$actor' in value || '$same' in value) {
        const reference = value as ShippedReference; // the three keys are its own
        if ('$flow' in reference) return flows()[reference.$flow];
        if ('$same' in reference) return revived(shippedAt(first, reference.$same), reference.$same);
        const { $actor, id } = reference;
        const place = [...path, '$actor'];
        return standIn({
          id,
          first: $actor,
          find: (come: NamedActors) => actorAt(come[name], place),
          parts: () => partsOf($actor, place),
        });
      }
      if (Array.isArray(value)) return value.map((item, index) => revived(item, [...path, String(index)]));
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, revived(item, [...path, key])]),
      );
    };
    const partsOf = ({ context, children = {} }: FirstSnapshot, path: ShippedPath): ShownParts => ({
      context: revived(context, [...path, 'context']),
      children: Object.fromEntries(
        Object.entries(children).map(([key, child]) => [key, revived(child, [...path, 'children', key])]),
      ),
    });
    return partsOf(first, []);
  };
};
