import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from './notifications.machine.ts';
import type { AreaName, AwaitedMessage, Notice } from './notifications.types.ts';

type Notifications = SnapshotFrom<typeof notificationsMachine>;

export const shownNotice = (notifications: Notifications): Notice | null => notifications.context.shown;
export const persistentNotices = (notifications: Notifications): readonly Notice[] =>
  notifications.context.persistent;
export const awaitedMessages = (notifications: Notifications): readonly AwaitedMessage[] =>
  notifications.context.awaited;
/** Whether what the shop says has a place on the page. */
export const isAreaOpen = (notifications: Notifications): boolean => notifications.context.areas.length > 0;

const nothing: readonly string[] = [];
export const infosIn = (notifications: Notifications, area: AreaName): readonly string[] =>
  notifications.context.infos?.area === area ? notifications.context.infos.texts : nothing;
