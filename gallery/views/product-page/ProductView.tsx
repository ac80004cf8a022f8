import { ProductView } from '../../../src/views/product-page/ProductView.tsx';
import type { ProductRef } from '../../../src/views/product-page/product-ref.ts';
import { addToCartModel } from '../../../paths/models/add-to-cart/add-to-cart.model.ts';
import { cartLineModel } from '../../../paths/models/cart-line/cart-line.model.ts';
import { productModel } from '../../../paths/models/product/product.model.ts';
import { aCart } from '../../../paths/fixtures/cart-fixtures.ts';
import { fullCart } from '../../fixtures/carts.ts';
import {
  apples,
  biscuits,
  burrata,
  chicken,
  ham,
  oil,
  pasta,
  pesto,
  water,
} from '../../fixtures/products.ts';
import { cartWithLine, lineLook, otherLines, productOf } from '../../line-in-cart.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { mergeViews } from '../../merge-views.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

const shown = {
  'by the piece': pasta,
  'by weight': apples,
  'by the pack': chicken,
  'in a promotion': oil,
  'with options': ham,
  'a bundle': water,
  'sold out': burrata,
  'nearly gone': biscuits,
  'with a full label': pesto,
};

const notInCart = galleryView({
  kind: 'page',
  model: productModel,
  variantName: ({ context: { chosen } }) =>
    Object.keys(chosen as object).length === 0 ? '' : 'an option chosen',
  variants: (page) => {
    if (page.context.product === null) return { '': page };
    const isChosen = Object.keys(page.context.chosen as object).length > 0;
    if (isChosen) return { '': withContext(page, { product: ham, chosen: { taglio: 'sottile' } }) };
    if (!page.matches({ shown: 'current' })) return { '': withContext(page, { product: pasta }) };
    return Object.fromEntries(
      Object.entries(shown).map(([name, product]) => [name, withContext(page, { product })]),
    );
  },
  show: (page, record) => ({
    flows: { cart: cartSnapshot(aCart()) },
    // The stand-in is no actor of one chart or another; the snapshot is the page's.
    node: <ProductView page={standIn('product', page, record) as ProductRef} />,
  }),
});

const onItsWay = galleryView({
  kind: 'page',
  model: addToCartModel,
  isShown: (adding) => adding.matches('adding'),
  variantName: () => 'penne on their way',
  show: (addToCart, record) => ({
    flows: { cart: cartSnapshot(aCart()), addToCart },
    node: (
      <ProductView
        page={
          standIn(
            'product',
            snapshotAt(productModel, 'shown.current', { product: pasta }),
            record,
          ) as ProductRef
        }
      />
    ),
  }),
});

const inCart = galleryView({
  kind: 'page',
  model: cartLineModel,
  isShown: (line) => line.matches({ resting: 'settled' }) || line.matches('saving'),
  variantName: lineLook,
  variants: (line) =>
    line.matches('saving') || lineLook(line) !== ''
      ? { 'in the cart': line }
      : otherLines(line, { 'apples in the cart': { product: apples, quantity: 1.5 } }),
  show: (line, record) => ({
    flows: { cart: cartWithLine(line, record) },
    node: (
      <ProductView
        page={
          standIn(
            'product',
            snapshotAt(productModel, 'shown.current', { product: productOf(line) }),
            record,
          ) as ProductRef
        }
      />
    ),
  }),
});

const withOptionsInCart = galleryView({
  kind: 'page',
  model: productModel,
  isShown: (page) =>
    page.matches({ shown: 'current' }) && Object.keys(page.context.chosen as object).length === 0,
  variantName: () => 'with options, in the cart',
  show: (page, record) => ({
    flows: { cart: cartSnapshot(fullCart) },
    node: (
      <ProductView page={standIn('product', withContext(page, { product: ham }), record) as ProductRef} />
    ),
  }),
});

export const view = mergeViews(notInCart, onItsWay, inCart, withOptionsInCart);
