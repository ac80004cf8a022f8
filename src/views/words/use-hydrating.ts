import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether what the server rendered is rendered once more, as it knew it: nothing of the visitor shows yet. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
