import { OptionsDialog } from '../../../src/views/options/OptionsDialog.tsx';
import { productAwaitingOptions } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { addToCartModel } from '../../../paths/models/add-to-cart/add-to-cart.model.ts';
import type { ProductRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import { ham } from '../../fixtures/products.ts';
import { many } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const awaiting = (snapshot: object) =>
  // The model is of this chart.
  productAwaitingOptions(snapshot as Parameters<typeof productAwaitingOptions>[0]);

/** As a counter sells ham, with the model's options. */
const ofHam = (request: ProductRequest | null): ProductRequest | null =>
  request && {
    ...request,
    product: { ...ham, selectOptions: request.product.selectOptions },
    quantity: request.quantity * 50,
  };

/** The same with a single option. */
const withOne = ({ product, ...request }: ProductRequest): ProductRequest => ({
  ...request,
  product: { ...product, selectOptions: product.selectOptions.slice(0, 1) },
});

/** The same with six options of eight values. */
const withSix = (request: ProductRequest): ProductRequest => ({
  ...request,
  product: {
    ...request.product,
    selectOptions: many(6, (at) => ({
      name: `Scelta ${at}`,
      parameterName: `scelta-${at}`,
      selected: null,
      values: many(8, (one) => ({ key: `valore-${one}`, name: `Valore ${one}` })),
    })),
  },
});

export const view = galleryView({
  kind: 'dialog',
  model: addToCartModel,
  isShown: (snapshot) => awaiting(snapshot) !== null,
  variantName: (snapshot) => {
    const chosen = Object.keys(awaiting(snapshot)?.chosen ?? {}).length;
    const words = [
      ...(chosen === 0 ? [] : [`${chosen} chosen`]),
      ...(awaiting(snapshot)?.quantity === 3 ? [] : ['another quantity']),
    ];
    return words.join(', ');
  },
  variants: (snapshot) => {
    const request = awaiting(snapshot);
    return request === null || request.quantity !== 3 || Object.keys(request.chosen).length > 0
      ? { '': snapshot }
      : {
          '': snapshot,
          'one option': withContext(snapshot, { pending: withOne(request) }),
          'six options': withContext(snapshot, { pending: withSix(request) }),
        };
  },
  show: (snapshot) => {
    const request = ofHam(awaiting(snapshot));
    return {
      flows: { addToCart: withContext(snapshot, { pending: request }) },
      node: request === null ? null : <OptionsDialog request={request} />,
    };
  },
});
