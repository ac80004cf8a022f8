import type { AnyMachineSnapshot } from 'xstate';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { isProductOnItsWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { ProductCard } from '../../../src/views/product-tile/ProductCard.tsx';
import { addToCartModel } from '../../../paths/models/add-to-cart/add-to-cart.model.ts';
import { cartLineModel } from '../../../paths/models/cart-line/cart-line.model.ts';
import { productModel } from '../../../paths/models/product/product.model.ts';
import { aCart } from '../../../paths/fixtures/cart-fixtures.ts';
import { excluding } from '../../fixtures/exclusions.ts';
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
import { withContext } from '../../states/reached-states.ts';
import { mergeViews } from '../../merge-views.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

/** The promotion of the oil on another product. */
const inPromotion = (product: Product): Product => ({
  ...product,
  warehousePromo: oil.warehousePromo,
  priceStandardDisplay: product.priceDisplay + 1,
  priorPrice30: product.priceDisplay + 1,
});

const ofToday: Product = { ...pasta, dailyMax: { max: 6, orderedToday: 4, left: 2 } };

/** What its shopper excludes. */
const excludedPesto: Product = { ...pesto };

const products: Readonly<Record<string, Product>> = {
  'by the piece': pasta,
  'by weight': apples,
  'by the pack': chicken,
  'in a promotion': oil,
  'in a promotion at the standard price': { ...oil, priceStandardDisplay: oil.priceDisplay },
  'in a promotion below a lower standard price': { ...oil, priceStandardDisplay: oil.priceDisplay - 1 },
  'in a promotion, no lower price known': { ...oil, priorPrice30: null },
  'in a promotion, by weight': inPromotion(apples),
  'in a promotion, by the pack': inPromotion(chicken),
  'in a promotion, with options': inPromotion(ham),
  'in a promotion, nearly gone': { ...inPromotion(pasta), available: 2 },
  'with options': ham,
  'in twos only': water,
  'sold out': burrata,
  'new, nearly gone': biscuits,
  'with a mark': pesto,
  excluded: excludedPesto,
};

const notInCart = galleryView({
  kind: 'part',
  model: productModel,
  isShown: (page) =>
    page.matches({ shown: 'current' }) && Object.keys(page.context.chosen as object).length === 0,
  variants: (page) =>
    Object.fromEntries(
      Object.entries(products).map(([name, product]) => [name, withContext(page, { product })]),
    ),
  show: (page) => ({
    flows: productOf(page) === excludedPesto ? excluding([pesto]) : { cart: cartSnapshot(aCart()) },
    node: <ProductCard product={productOf(page)} />,
  }),
});

const hasPenne = (adding: AnyMachineSnapshot): boolean =>
  // The model is of this chart.
  isProductOnItsWay(adding as Parameters<typeof isProductOnItsWay>[0], pasta.productId);

const onItsWay = galleryView({
  kind: 'part',
  model: addToCartModel,
  isShown: hasPenne,
  show: (addToCart) => ({
    flows: { cart: cartSnapshot(aCart()), addToCart },
    node: <ProductCard product={pasta} />,
  }),
});

const inCart = galleryView({
  kind: 'part',
  model: cartLineModel,
  isShown: (line) => !line.matches('removed'),
  variantName: (line) => ['in the cart', lineLook(line)].filter(Boolean).join(', '),
  variants: (line) =>
    line.matches({ resting: 'settled' }) && lineLook(line) === ''
      ? otherLines(line, {
          apples: { product: apples, quantity: 1.5 },
          'two in a promotion': { product: oil, quantity: 2 },
          'apples, the least': { product: apples, quantity: 0.5 },
          'apples, no more': { product: apples, quantity: 10, hint: 'errors.maxAcq' },
          'water, no more of its class': { product: water, quantity: 12, hint: 'errors.maxClass' },
          'no more of it today': { product: ofToday, quantity: 2, hint: 'errors.maxDay' },
          'sold out since': { product: burrata, quantity: 1 },
        })
      : { '': line },
  show: (line, record) => ({
    flows: { cart: cartWithLine(line, record) },
    node: <ProductCard product={productOf(line)} />,
  }),
});

export const view = mergeViews(notInCart, onItsWay, inCart);
