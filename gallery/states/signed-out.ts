import type { AnyMachineSnapshot } from 'xstate';

/** Whether a flow stands there without a session: the login was dismissed, or the shopper left. */
export function isSignedOut({ context }: AnyMachineSnapshot): boolean {
  const error: unknown = context instanceof Object && 'error' in context ? context.error : null;
  return error instanceof Object && 'failure' in error && error.failure === 'dismissed';
}
