import { deviceStanding } from '../../../machines/push/push.selectors.ts';
import { pushModel } from '../../../paths/models/push/push.model.ts';
import { ThisDevice } from '../../../src/views/notifications/ThisDevice.tsx';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: pushModel,
  variantName: (push) => deviceStanding(push) ?? 'unknown',
  show: (push) => ({ flows: { push }, node: <ThisDevice /> }),
});
