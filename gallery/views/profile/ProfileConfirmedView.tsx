import { ProfileConfirmedView } from '../../../src/views/profile/ProfileConfirmedView.tsx';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: sessionModel,
  isShown: (session) => session.matches({ authenticated: 'staying' }),
  show: (session) => ({ flows: { session }, node: <ProfileConfirmedView /> }),
});
