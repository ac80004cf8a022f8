import { createDeferred } from './deferred.ts';
import { deferredActors, type FirstSnapshot, type NamedActors } from './deferred-actors.ts';

/** Flows whose code comes with the first thing any of them is asked; `first` is what they show until then. */
export function lazyFlow<Actors extends NamedActors>(
  first: Readonly<Record<keyof Actors, FirstSnapshot>>,
  open: () => Promise<{ flows: Actors }>,
): Actors {
  const come = createDeferred<{ flows: Actors }>();
  let opening: Promise<void> | undefined;
  return deferredActors<Actors>(first, {
    ...come,
    // Whoever only looks need not wait for code.
    ask(call) {
      opening ??= open()
        .then((opened) => come.release(opened))
        .catch(() => {
          // Fetched again with the next thing that is asked.
          opening = undefined;
        });
      return come.use(call);
    },
  });
}
