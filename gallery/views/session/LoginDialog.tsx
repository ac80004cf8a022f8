import { LoginDialog } from '../../../src/views/session/LoginDialog.tsx';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: sessionModel,
  isShown: (session) => session.hasTag('dialog'),
  variantName: ({ context: { error, reason } }) =>
    [reason === 'expired' ? 'the session expired' : '', error === null ? '' : 'an error']
      .filter(Boolean)
      .join(', '),
  show: (session) => ({ flows: { session }, node: <LoginDialog /> }),
});
