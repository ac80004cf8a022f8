import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from './notifications.machine.ts';
import type { AwaitedMessage, Notice } from './notifications.types.ts';

type Notifications = SnapshotFrom<typeof notificationsMachine>;

export const shownNotice = (notifications: Notifications): Notice | null => notifications.context.shown;
export const persistentNotices = (notifications: Notifications): readonly Notice[] =>
  notifications.context.persistent;
export const awaitedMessages = (notifications: Notifications): readonly AwaitedMessage[] =>
  notifications.context.awaited;
