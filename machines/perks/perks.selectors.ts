import type { SnapshotFrom } from 'xstate';
import type { perksMachine } from './perks.machine.ts';

type Perks = SnapshotFrom<typeof perksMachine>;

export const listedPerks = (perks: Perks) => perks.context.perks;
export const arePerksLoading = (perks: Perks): boolean => perks.matches('loading');
export const havePerksFailed = (perks: Perks): boolean => perks.matches('failed');
