import type { SnapshotFrom } from 'xstate';
import type { pushMachine } from './push.machine.ts';

type Push = SnapshotFrom<typeof pushMachine>;

/** Our own question stands. */
export const isPrimerShown = (push: Push): boolean => push.matches('primed');

/** How this device stands; `null` before it is known. */
export function deviceStanding(push: Push): 'unsupported' | 'blocked' | 'off' | 'on' | null {
  const { permission, isWanted } = push.context;
  if (permission === 'blocked') return 'blocked';
  // What cannot be known can do nothing.
  if (push.matches('barred') || permission === 'unsupported') return 'unsupported';
  if (permission === null) return null;
  return permission === 'granted' && isWanted && !push.matches('failed') ? 'on' : 'off';
}

/** The device asks, or the shop is told of it. */
export const isPushBusy = (push: Push): boolean =>
  push.matches('asking') || push.matches('registering') || push.matches('unregistering');

export const pushError = ({ context }: Push) => context.error;
