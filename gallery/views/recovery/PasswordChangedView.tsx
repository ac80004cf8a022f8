import { PasswordChangedView } from '../../../src/views/recovery/PasswordChangedView.tsx';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: sessionModel,
  show: (session) => ({ flows: { session }, node: <PasswordChangedView /> }),
});
