import { NotificationsView } from '../../../src/views/notifications/NotificationsView.tsx';
import { pushSettingsModel } from '../../../paths/models/push-settings/push-settings.model.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: pushSettingsModel,
  variantName: ({ context: { settings, error } }) =>
    [settings === null ? '' : 'the switches', error === null ? '' : 'an error'].filter(Boolean).join(', '),
  show: (settings, record) => ({
    flows: withoutSession(settings),
    node: <NotificationsView settings={standIn('settings', settings, record)} />,
  }),
});
