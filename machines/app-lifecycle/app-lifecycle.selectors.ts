import type { SnapshotFrom } from 'xstate';
import type { appLifecycleMachine } from './app-lifecycle.machine.ts';

type AppLifecycle = SnapshotFrom<typeof appLifecycleMachine>;

/** The app is about to load anew, or waits until it may. */
export const isReloadOwed = (lifecycle: AppLifecycle): boolean =>
  lifecycle.matches({ running: 'owed' }) ||
  lifecycle.matches({ running: 'saving' }) ||
  lifecycle.matches('reloading');
