import { drawersModel } from '../../../paths/models/drawers/drawers.model.ts';
import { ListButton } from '../../../src/views/list-selector/ListButton.tsx';
import { pasta } from '../../fixtures/products.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: drawersModel,
  isShown: (drawers) => drawers.matches('closed'),
  show: () => ({ flows: {}, node: <ListButton product={pasta} /> }),
});
