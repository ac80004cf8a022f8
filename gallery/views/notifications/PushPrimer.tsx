import { isPrimerShown } from '../../../machines/push/push.selectors.ts';
import { pushModel } from '../../../paths/models/push/push.model.ts';
import { PushPrimer } from '../../../src/views/notifications/PushPrimer.tsx';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: pushModel,
  isShown: isPrimerShown,
  show: (push) => ({ flows: { push }, node: <PushPrimer /> }),
});
