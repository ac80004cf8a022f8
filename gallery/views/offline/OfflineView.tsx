import { OfflineView } from '../../../src/views/offline/OfflineView.tsx';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: sessionModel,
  isShown: (session) =>
    session.matches({ authenticated: 'staying' }) || session.matches({ anonymous: 'browsing' }),
  show: (session) => ({ flows: { session }, node: <OfflineView /> }),
});
