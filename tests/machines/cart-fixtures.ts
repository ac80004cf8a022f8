import type { Cart, CartItem } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';

/** A product by the piece: 0,99 €, at most 24. */
export const aProduct = (given: Partial<Product> = {}): Product => ({
  productId: 11,
  wpId: 11,
  slug: 'penne-rigate-500-g',
  itemUrl: '/catalog/product/penne-rigate-500-g',
  name: 'Penne rigate',
  shortDescr: 'Trafilona',
  description: '500 g',
  barcode: '8000000000019',
  categoryId: 5,
  breadCrumbs: [],
  vendor: null,
  ivaCategory: { ivaCategoryId: 1, descr: 'IVA 4%', ivaPct: '4' },
  mediaURL: '/media/x-480.webp',
  mediaURLMedium: '/media/x-240.webp',
  price: 0.99,
  priceDisplay: 0.99,
  priceStandardDisplay: null,
  priceUmDisplay: 1.98,
  priceStandardUmDisplay: null,
  priceUnitDisplay: 'pz',
  weightUnitDisplay: 'kg',
  priorPrice30: null,
  available: 100_000,
  minAcq: 1,
  maxAcq: 0,
  isNew: false,
  highlight: null,
  productClasses: [],
  productClassRuleMax: null,
  selectOptions: [],
  deliveryWarehouse: { warehouseId: 89, name: 'Roma' },
  warehousePromo: null,
  logisticPalletItems: null,
  logisticPackagingItems: null,
  productInfos: { TIPOLOGIA: 'Pezzo', MAXACQ: '24', WEIGHT_SELLING: '500', WEIGHT_UNIT_SELLING: 'GR' },
  ...given,
});

export const aCartItem = (given: Partial<CartItem> = {}): CartItem => ({
  itemId: 101,
  cartItemId: 101,
  product: aProduct(),
  quantity: 2,
  weight: 0,
  grossTotal: 1.98,
  cartItemInfo: { accept_alternatives: 'true' },
  atRisk: false,
  ...given,
});

export const aCart = (given: Partial<Cart> = {}): Cart => ({
  cartId: 7,
  cartStatusId: 1,
  lockedUntil: null,
  modifyingOrderId: null,
  cartItems: [],
  totalItems: 0,
  itemsTotal: 0,
  giftTotal: 0,
  packageTotal: 0,
  deliveryFee: 0,
  totalPrice: 0,
  user: {
    userId: 1,
    userType: { userTypeId: 0 },
    betaTester: false,
    hasFavorites: false,
    profile: { level: 2 },
    legals: [],
    crmUserSegments: [],
    defaultStoreAddressId: null,
    defaultDeliveryAddressId: 31,
  },
  store: null,
  shippingAddress: {
    addressId: 31,
    deliveryServiceId: 2,
    autoAssigned: false,
    addressTypeId: 2,
    addressName: 'Casa',
    address1: 'Via Appia Nuova',
    addressNumber: '120',
    city: 'Roma',
    province: 'RM',
    postalcode: '00183',
    editable: true,
  },
  timeslot: {
    date: '22/11/2026',
    dateIso: '2026-11-22',
    timeslotId: 5,
    beginTime: '18:00',
    endTime: '20:00',
    name: '18:00–20:00',
    autoAssigned: false,
    holdUntil: '2026-11-21T12:00:00Z',
    holdExtended: false,
    editable: true,
    price: 4.9,
    freeFrom: 80,
  },
  warehouse: { warehouseId: 89 },
  cartInfos: { order_comment: '', need_invoice: 'false', substitutions: 'replace' },
  userPoints: { LOYALTY: { value: 0 } },
  orderAdjustmentSummary: { orderAdjustments: [] },
  giftCertificates: [],
  giftCertificatesToGenerate: [],
  orderPackages: [],
  forcedPreviewDate: null,
  ssoUser: false,
  ...given,
});

export const anAnonymousCart = (): Cart =>
  aCart({
    cartId: null,
    shippingAddress: null,
    timeslot: null,
    user: { ...aCart().user, userId: -1, defaultDeliveryAddressId: null },
  });

let order = 0;

/** A cart as a later call than any before answered it. */
export const anAnswer = (cart: Cart = aCart(), given: Partial<CartAnswer> = {}): CartAnswer => {
  order += 1;
  return {
    cart,
    order,
    contested: false,
    answeredAt: Date.parse('2026-11-21T10:00:00Z'),
    receivedAt: Date.parse('2026-11-21T10:00:00Z'),
    infos: [],
    warnings: [],
    ...given,
  };
};
