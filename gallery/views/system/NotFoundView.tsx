import { NotFoundView } from '../../../src/views/system/NotFoundView.tsx';
import { navigationModel } from '../../../paths/models/navigation/navigation.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: navigationModel,
  isShown: (navigation) => navigation.matches('moving'),
  show: (navigation) => ({ flows: { navigation }, node: <NotFoundView /> }),
});
