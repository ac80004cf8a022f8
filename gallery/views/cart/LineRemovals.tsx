import { LineRemovals } from '../../../src/views/cart/LineRemovals.tsx';
import { cartLineModel } from '../../../paths/models/cart-line/cart-line.model.ts';
import { cartWithLine } from '../../line-in-cart.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: cartLineModel,
  isShown: (line) => line.hasTag('confirming'),
  show: (line, record) => ({ flows: { cart: cartWithLine(line, record) }, node: <LineRemovals /> }),
});
