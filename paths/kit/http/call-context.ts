import { AsyncLocalStorage } from 'node:async_hooks';

/** The number of the call a request belongs to: whatever a call awaits, its requests carry it. */
export const callContext = new AsyncLocalStorage<number>();

/** The header that tells it to the latch. */
export const callHeader = 'x-test-call';

let calls = 0;

/** A number no other call has. */
export const nextCall = (): number => {
  calls += 1;
  return calls;
};
