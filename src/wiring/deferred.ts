/** Something that is there later; what is asked of it meanwhile is done when it comes. */
export interface Deferred<T> {
  /** Null until it has come. */
  get(): T | null;
  /** Makes this call when the target has come, after those that were asked before; returns how to withdraw it. */
  use: (call: (target: T) => void) => () => void;
  /** The target has come: makes every call that waits, in order, and later ones at once. */
  release(target: T): void;
}

/** A target that is not there yet. */
export function createDeferred<T>(): Deferred<T> {
  const waiting = new Set<(target: T) => void>();
  let target: T | null = null;
  let use: Deferred<T>['use'] = (call) => {
    waiting.add(call);
    return () => void waiting.delete(call);
  };
  return {
    get: () => target,
    use: (call) => use(call),
    release(arrived) {
      target = arrived;
      // What is asked for by one of these calls comes after the last of them: a set is read to its end.
      for (const call of waiting) call(arrived);
      use = (call) => {
        call(arrived);
        return () => undefined;
      };
    },
  };
}
