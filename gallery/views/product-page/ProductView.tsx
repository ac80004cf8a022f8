import { ProductView } from '../../../src/views/product-page/ProductView.tsx';
import type { AlternativesRef, ProductRef } from '../../../src/views/product-page/product-ref.ts';
import type { AnyMachineSnapshot } from 'xstate';
import { addToCartModel } from '../../../paths/models/add-to-cart/add-to-cart.model.ts';
import { alternativesModel } from '../../../paths/models/alternatives/alternatives.model.ts';
import { cartLineModel } from '../../../paths/models/cart-line/cart-line.model.ts';
import { productAlertsModel } from '../../../paths/models/product-alerts/product-alerts.model.ts';
import { productModel } from '../../../paths/models/product/product.model.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { aCart } from '../../../paths/fixtures/cart-fixtures.ts';
import { excluding } from '../../fixtures/exclusions.ts';
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
import { standIn, type Recorder } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { mergeViews } from '../../merge-views.ts';
import { many } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

/** What its shopper excludes. */
const excludedPesto = { ...pesto };

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
  'more than fits': {
    ...pesto,
    productClasses: many(7, (at) => ({ productClassId: at, name: `Marchio ${at}` })),
    breadCrumbs: many(5, (at) => ({ categoryId: at, name: `Livello ${at}`, slug: `livello-${at}` })),
    selectOptions: many(6, (at) => ({
      name: `Scelta ${at}`,
      parameterName: `scelta-${at}`,
      selected: null,
      values: many(8, (one) => ({ key: `valore-${one}`, name: `Valore ${one}` })),
    })),
  },
  'one of each': {
    ...pesto,
    productClasses: [{ productClassId: 1, name: 'Marchio' }],
    selectOptions: [
      { name: 'Taglio', parameterName: 'taglio', selected: null, values: [{ key: 'unico', name: 'Unico' }] },
    ],
  },
  excluded: excludedPesto,
  'from another warehouse': {
    ...oil,
    warehousePromo: null,
    deliveryWarehouse: { warehouseId: 90, name: 'Magazzino centrale' },
  },
};

/** Nothing is like the product, unless it is said what is. */
const productView = (
  page: AnyMachineSnapshot,
  record: Recorder,
  alternatives = snapshotAt(alternativesModel, 'none', {}),
  companions = snapshotAt(alternativesModel, 'none', {}),
) => (
  // The stand-ins are no actors of one chart or another; the snapshots are the page's.
  <ProductView
    page={standIn('product', page, record) as ProductRef}
    alternatives={standIn('alternatives', alternatives, record) as AlternativesRef}
    companions={standIn('companions', companions, record) as AlternativesRef}
  />
);

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
    flows: page.context.product === excludedPesto ? excluding([pesto]) : { cart: cartSnapshot(aCart()) },
    node: productView(page, record),
  }),
});

const onItsWay = galleryView({
  kind: 'page',
  model: addToCartModel,
  isShown: (adding) => adding.matches('adding'),
  variantName: () => 'penne on their way',
  show: (addToCart, record) => ({
    flows: { cart: cartSnapshot(aCart()), addToCart },
    node: productView(snapshotAt(productModel, 'shown.current', { product: pasta }), record),
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
    node: productView(snapshotAt(productModel, 'shown.current', { product: productOf(line) }), record),
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
    node: productView(withContext(page, { product: ham }), record),
  }),
});

const inCategory = {
  ...burrata,
  breadCrumbs: [{ categoryId: 7, name: 'Formaggi freschi', slug: 'formaggi-freschi' }],
};

const six = [pesto, chicken, biscuits, oil, ham, apples];

/** What stands in for a product: as many as the shop names at most, one, and the same for less before them. */
const foundOf = (alternatives: AnyMachineSnapshot, cheaper: Product | null) =>
  alternatives.matches('shown')
    ? {
        'six found': withContext(alternatives, { found: { products: six, cheaper } }),
        'one found': withContext(alternatives, { found: { products: [pesto], cheaper: null } }),
      }
    : { '': alternatives };

const withShelf = galleryView({
  kind: 'page',
  model: alternativesModel,
  variantName: () => 'an available product',
  variants: (alternatives) => foundOf(alternatives, water),
  show: (alternatives, record) => ({
    flows: { cart: cartSnapshot(aCart()) },
    node: productView(snapshotAt(productModel, 'shown.current', { product: pasta }), record, alternatives),
  }),
});

const withCompanions = galleryView({
  kind: 'page',
  model: alternativesModel,
  isShown: (companions) => companions.matches('waiting') || companions.matches({ shown: 'current' }),
  variantName: () => 'what goes well with it',
  variants: (companions) => ({
    '': companions.matches('shown')
      ? withContext(companions, { found: { products: six, cheaper: null } })
      : companions,
  }),
  show: (companions, record) => ({
    flows: { cart: cartSnapshot(aCart()) },
    node: productView(
      snapshotAt(productModel, 'shown.current', { product: pasta }),
      record,
      snapshotAt(alternativesModel, 'none', {}),
      companions,
    ),
  }),
});

const instead = galleryView({
  kind: 'page',
  model: alternativesModel,
  variantName: () => 'a sold-out product',
  variants: (alternatives) => foundOf(alternatives, null),
  show: (alternatives, record) => ({
    flows: { cart: cartSnapshot(aCart()) },
    node: productView(
      snapshotAt(productModel, 'shown.current', { product: inCategory }),
      record,
      alternatives,
    ),
  }),
});

/** A sold-out product that is waited for, or about to be. */
const waitedFor = galleryView({
  kind: 'page',
  model: productAlertsModel,
  isShown: (alerts) =>
    (alerts.matches('shown') || alerts.matches('saving')) &&
    Array.isArray(alerts.context.alerts) &&
    alerts.context.alerts.length === 0 &&
    Array.isArray(alerts.context.presses) &&
    alerts.context.presses.length === 0,
  variantName: (alerts) =>
    alerts.matches('saving') ? 'a sold-out product, pressed' : 'a sold-out product, waited for',
  variants: (alerts) => ({
    '': alerts.matches('saving')
      ? withContext(alerts, { sending: { product: burrata, wanted: true } })
      : withContext(alerts, { alerts: [{ product: burrata, askedAt: null }] }),
  }),
  show: (productAlerts, record) => ({
    flows: { cart: cartSnapshot(aCart()), productAlerts },
    node: productView(snapshotAt(productModel, 'shown.current', { product: burrata }), record),
  }),
});

export const view = mergeViews(
  notInCart,
  onItsWay,
  inCart,
  withOptionsInCart,
  withShelf,
  withCompanions,
  instead,
  waitedFor,
);
