import { ServiceDownView } from '../../../src/views/system/ServiceDownView.tsx';
import { navigationModel } from '../../../paths/models/navigation/navigation.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: navigationModel,
  isShown: (navigation) => navigation.matches('atServiceDown'),
  show: (navigation) => ({ flows: { navigation }, node: <ServiceDownView /> }),
});
