import { Toasts } from '../../../src/views/shell/Toasts.tsx';
import { notificationsModel } from '../../../tests/models/notifications/notifications.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: notificationsModel,
  look: ({ context: { shown, persistent } }) =>
    [
      shown === null ? '' : 'a toast',
      persistent.length === 0 ? '' : persistent.length === 1 ? 'an error' : 'two errors',
    ]
      .filter(Boolean)
      .join(', '),
  show: (notifications) => ({ flows: { notifications }, node: <Toasts /> }),
});
