import { Toasts } from '../../../src/views/shell/Toasts.tsx';
import { notificationsModel } from '../../../paths/models/notifications/notifications.model.ts';
import { withContext } from '../../states/reached-states.ts';
import { many } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: notificationsModel,
  variantName: ({ context: { shown, persistent } }) =>
    [
      shown === null ? '' : shown.action === undefined ? 'a toast' : 'a toast that can be undone',
      persistent.length === 0 ? '' : persistent.length === 1 ? 'an error' : 'two errors',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (notifications) =>
    notifications.matches({ toasting: 'showing' }) &&
    notifications.context.shown?.action === undefined &&
    notifications.context.persistent.length === 0
      ? {
          '': notifications,
          'six errors': withContext(notifications, {
            persistent: many(6, (at) => ({
              id: `error-${at}`,
              tone: 'error',
              text: `Errore ${at}`,
              lifetime: null,
            })),
          }),
          'a text that looks like HTML': withContext(notifications, {
            shown: {
              ...notifications.context.shown,
              text: '<b>Esaurito</b> & <a href="/cart/">ritirato</a>',
            },
          }),
        }
      : { '': notifications },
  show: (notifications) => ({ flows: { notifications }, node: <Toasts /> }),
});
