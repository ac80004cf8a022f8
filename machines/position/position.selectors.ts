import type { SnapshotFrom } from 'xstate';
import type { positionMachine } from './position.machine.ts';

type Position = SnapshotFrom<typeof positionMachine>;

export const isLocating = (position: Position): boolean => position.hasTag('busy');
export const isPositionRefused = (position: Position): boolean => position.matches('refused');
export const isPositionFailed = (position: Position): boolean => position.matches('failed');
