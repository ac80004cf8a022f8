import type { SnapshotFrom } from 'xstate';
import type { Notice, notificationsMachine } from './notifications.machine.ts';

type Notifications = SnapshotFrom<typeof notificationsMachine>;

export const shownNotice = (notifications: Notifications): Notice | null => notifications.context.shown;
export const persistentNotices = (notifications: Notifications): readonly Notice[] =>
  notifications.context.persistent;
export const cartWarnings = (notifications: Notifications): readonly string[] =>
  notifications.context.warnings;
