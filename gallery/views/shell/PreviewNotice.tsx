import { PreviewNotice } from '../../../src/views/shell/PreviewNotice.tsx';
import { cartModel } from '../../../paths/models/cart/cart.model.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: cartModel,
  isShown: (cart) => cart.matches({ present: 'current' }),
  show: (cart) => ({
    flows: { cart: withContext(cart, { cart: { ...fullCart, forcedPreviewDate: '2026-12-06' } }) },
    node: <PreviewNotice />,
  }),
});
