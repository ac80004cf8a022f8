import { OptionsDialog } from '../../../src/views/options/OptionsDialog.tsx';
import { productAwaitingOptions } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { addToCartModel } from '../../../tests/models/add-to-cart/add-to-cart.model.ts';
import { galleryView } from '../../view.ts';

const awaiting = (snapshot: object) =>
  // The model is of this chart.
  productAwaitingOptions(snapshot as Parameters<typeof productAwaitingOptions>[0]);

export const view = galleryView({
  kind: 'dialog',
  model: addToCartModel,
  isShown: (snapshot) => awaiting(snapshot) !== null,
  look: (snapshot) => {
    const chosen = Object.keys(awaiting(snapshot)?.chosen ?? {}).length;
    return chosen === 0 ? '' : `${chosen} chosen`;
  },
  show: (addToCart) => {
    const request = awaiting(addToCart);
    return { flows: { addToCart }, node: request === null ? null : <OptionsDialog request={request} /> };
  },
});
