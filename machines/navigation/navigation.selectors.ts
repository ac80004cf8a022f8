import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

type Navigation = SnapshotFrom<typeof navigationMachine>;

export const returnTarget = (navigation: Navigation): string | null => navigation.context.returnTo;
/** Logged out of a page of the shopper's own: the home page is on its way. */
export const isLeaving = (navigation: Navigation): boolean => navigation.context.isLeaving;
export const currentPath = (navigation: Navigation): string => navigation.context.path;
