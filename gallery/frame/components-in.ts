import { Suspense } from 'react';

/** The little of React's own tree that is read here; it is not promised by its documentation. */
interface Fiber {
  readonly type: unknown;
  /** Of the root: what holds the tree that is on screen. */
  readonly stateNode: unknown;
  /** What was rendered, also where `type` is not told: a Suspense boundary. */
  readonly elementType: unknown;
  /** Of a Suspense boundary: null while its children show. */
  readonly memoizedState: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const isFiber = (value: unknown): value is Fiber =>
  value instanceof Object && 'type' in value && 'child' in value && 'sibling' in value;

/** Calls `visit` with everything React has rendered into an element. */
function walk(container: Element, visit: (fiber: Fiber) => void): void {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const root: unknown = key === undefined ? null : Reflect.get(container, key);
  const from = (fiber: Fiber | null): void => {
    for (let at = fiber; at !== null; at = at.sibling) {
      visit(at);
      from(at.child);
    }
  };
  // The container keeps the root's first fiber; every commit swaps it with another one.
  const holder = isFiber(root) ? root.stateNode : null;
  const onScreen = holder instanceof Object && 'current' in holder ? holder.current : null;
  if (isFiber(onScreen)) from(onScreen);
}

/** Names of the function components rendered into an element. */
export function componentsIn(container: Element): readonly string[] {
  const names = new Set<string>();
  walk(container, ({ type }) => {
    if (typeof type === 'function') names.add(type.name);
  });
  return [...names].toSorted();
}

/** Whether something shows in place of what is still loaded. */
export function isSuspended(container: Element): boolean {
  let suspended = false;
  walk(container, ({ elementType, memoizedState }) => {
    if (elementType === Suspense && memoizedState !== null) suspended = true;
  });
  return suspended;
}
