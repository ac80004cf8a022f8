import type { SnapshotFrom } from 'xstate';
import type { areaCheckMachine } from './area-check.machine.ts';

type AreaCheck = SnapshotFrom<typeof areaCheckMachine>;

export const isAreaServed = (area: AreaCheck): boolean => area.hasTag('served');
export const isAreaUnserved = (area: AreaCheck): boolean => area.matches('notServed');
export const firstFreeSlot = (area: AreaCheck) => area.context.firstSlot;
