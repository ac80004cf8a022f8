import { LineRemovals } from '../../../src/views/cart/LineRemovals.tsx';
import { cartLineModel } from '../../../paths/models/cart-line/cart-line.model.ts';
import { cartWithLine } from '../../line-in-cart.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: cartLineModel,
  isShown: (line) => line.hasTag('confirming'),
  variants: (line) => ({ '': line, 'the fifth of five': withContext(line, { before: [1, 2, 3, 4] }) }),
  show: (line, record) => {
    const cart = cartWithLine(line, record);
    const before: readonly number[] = line.context.before ?? [];
    const others = before.map((id) => [
      id,
      standIn(`cartLine ${id}`, snapshotAt(cartLineModel, 'resting.settled'), record),
    ]);
    const lines = { ...Object.fromEntries(others), ...cart.context.lines };
    return { flows: { cart: withContext(cart, { lines }) }, node: <LineRemovals /> };
  },
});
