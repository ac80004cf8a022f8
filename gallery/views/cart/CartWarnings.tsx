import { cartWarnings } from '../../../machines/notifications/notifications.selectors.ts';
import { CartWarnings } from '../../../src/views/cart/CartWarnings.tsx';
import { notificationsModel } from '../../../paths/models/notifications/notifications.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: notificationsModel,
  isShown: (notifications) => cartWarnings(notifications).length > 0,
  variantName: (notifications) => (cartWarnings(notifications).length === 1 ? 'one line' : 'several lines'),
  show: (notifications) => ({ flows: { notifications }, node: <CartWarnings /> }),
});
