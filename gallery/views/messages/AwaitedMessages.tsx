import { awaitedMessages } from '../../../machines/notifications/notifications.selectors.ts';
import { AwaitedMessages } from '../../../src/views/messages/AwaitedMessages.tsx';
import { notificationsModel } from '../../../paths/models/notifications/notifications.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: notificationsModel,
  isShown: (notifications) => awaitedMessages(notifications).length > 0,
  variantName: (notifications) => {
    const messages = awaitedMessages(notifications);
    const count = messages.length === 1 ? 'one message' : 'several messages';
    return messages.every(({ of }) => of === 'cart') ? `${count}, of the cart` : count;
  },
  show: (notifications) => ({ flows: { notifications }, node: <AwaitedMessages /> }),
});
