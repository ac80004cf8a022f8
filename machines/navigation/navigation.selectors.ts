import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

type Navigation = SnapshotFrom<typeof navigationMachine>;

export const returnTarget = (navigation: Navigation): string | null => navigation.context.returnTo;
export const currentPath = (navigation: Navigation): string => navigation.context.path;
