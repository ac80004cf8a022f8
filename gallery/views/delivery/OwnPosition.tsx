import { OwnPosition } from '../../../src/views/delivery/OwnPosition.tsx';
import { positionModel } from '../../../paths/models/position/position.model.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: positionModel,
  show: (position, record) => ({ node: <OwnPosition position={standIn('position', position, record)} /> }),
});
