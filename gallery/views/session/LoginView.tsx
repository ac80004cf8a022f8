import { LoginView } from '../../../src/views/session/LoginView.tsx';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: sessionModel,
  variantName: ({ context: { error, reason } }) =>
    [reason === 'expired' ? 'the session expired' : '', error === null ? '' : 'an error']
      .filter(Boolean)
      .join(', '),
  show: (session) => ({ flows: { session }, node: <LoginView /> }),
});
