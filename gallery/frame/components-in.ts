/** The little of React's own tree that is read here; it is not promised by its documentation. */
interface Fiber {
  readonly type: unknown;
  /** Of the root: what holds the tree that is on screen. */
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const isFiber = (value: unknown): value is Fiber =>
  value instanceof Object && 'type' in value && 'child' in value && 'sibling' in value;

/** Names of the function components rendered into an element. */
export function componentsIn(container: Element): readonly string[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const root: unknown = key === undefined ? null : Reflect.get(container, key);
  const names = new Set<string>();
  const visit = (fiber: Fiber | null): void => {
    for (let at = fiber; at !== null; at = at.sibling) {
      if (typeof at.type === 'function') names.add(at.type.name);
      visit(at.child);
    }
  };
  // The container keeps the root's first fiber; every commit swaps it with another one.
  const holder = isFiber(root) ? root.stateNode : null;
  const onScreen = holder instanceof Object && 'current' in holder ? holder.current : null;
  if (isFiber(onScreen)) visit(onScreen);
  return [...names].toSorted();
}
