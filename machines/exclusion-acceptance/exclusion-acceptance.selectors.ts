import type { SnapshotFrom } from 'xstate';
import type { exclusionAcceptanceMachine } from './exclusion-acceptance.machine.ts';

/** The yes to a line is not answered yet. */
export const isAcceptanceOnItsWay = (
  { context }: SnapshotFrom<typeof exclusionAcceptanceMachine>,
  itemId: number,
): boolean => context.asked.includes(itemId);
