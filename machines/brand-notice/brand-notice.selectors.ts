import type { SnapshotFrom } from 'xstate';
import type { brandNoticeMachine } from './brand-notice.machine.ts';
import type { BrandNotice } from './brand-notice.types.ts';

/** The notice on the page; null where there is none, or none that was not closed. */
export const shownNotice = (flow: SnapshotFrom<typeof brandNoticeMachine>): BrandNotice | null =>
  flow.matches('shown') || flow.matches('recalling') ? flow.context.notice : null;
