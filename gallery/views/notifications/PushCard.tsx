import { shownMessage } from '../../../machines/push-message/push-message.selectors.ts';
import { pushMessageModel } from '../../../paths/models/push-message/push-message.model.ts';
import { PushCard } from '../../../src/views/notifications/PushCard.tsx';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: pushMessageModel,
  isShown: (pushMessage) => shownMessage(pushMessage) !== null,
  variantName: (pushMessage) =>
    shownMessage(pushMessage)?.navTo === null ? 'it leads nowhere' : 'it leads to an order',
  show: (pushMessage) => {
    const message = shownMessage(pushMessage);
    return { flows: { pushMessage }, node: message !== null && <PushCard message={message} /> };
  },
});
