import { awaitedMessages } from '../../../machines/notifications/notifications.selectors.ts';
import { AwaitedMessages } from '../../../src/views/messages/AwaitedMessages.tsx';
import { notificationsModel } from '../../../paths/models/notifications/notifications.model.ts';
import { many } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
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
  variants: (notifications) => {
    const messages = awaitedMessages(notifications);
    return messages.length > 1 && notifications.matches('idle')
      ? {
          '': notifications,
          'eight messages': withContext(notifications, {
            awaited: many(8, (at) => ({ text: `Messaggio ${at}`, of: messages[0]?.of })),
          }),
        }
      : { '': notifications };
  },
  show: (notifications) => ({ flows: { notifications }, node: <AwaitedMessages /> }),
});
