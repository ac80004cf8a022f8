import { HeaderAccount } from '../../../src/views/shell/HeaderAccount.tsx';
import { drawersModel } from '../../../paths/models/drawers/drawers.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: drawersModel,
  show: (drawers) => ({ flows: { drawers }, node: <HeaderAccount /> }),
});
