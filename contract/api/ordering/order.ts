import * as v from 'valibot';
import {
  cartInfosSchema,
  cartItemSchema,
  cartMoneyEntries,
  cartSchema,
  orderPackageSchema,
} from '../shopping/cart.ts';
import { chosenTimeslotSchema, shippingAddressSchema } from '../shopping/delivery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { earnedGiftSchema, giftCertificateSchema } from '../shopping/gift.ts';
import { orderPageSize } from '../page-sizes.ts';
import { dateIso, flag, id, int, num, page, pageSize, text } from '../params.ts';
import { claimReasons, lineClaimSchema, lineDeliverySchema, orderDeliverySchema } from './order-delivery.ts';
import { statusChangeSchema } from './order-history.ts';
import {
  boughtOrderSchema,
  paymentChoiceParams,
  paymentDueStatuses,
  paymentTypeIds,
  transactionStatusIds,
} from './payment.ts';
import { pageInfoSchema, productSchema } from '../shopping/product.ts';

/**
 * `delivery` is what came of the line, null before somebody told; `claim` what the shopper said of it (B-22); `sold` is false
 * where the shop no longer sells the product (CAT-27).
 */
export const orderItemSchema = v.object({
  ...cartItemSchema.entries,
  orderItemId: v.number(),
  delivery: v.optional(v.nullable(lineDeliverySchema), null),
  claim: v.optional(v.nullable(lineClaimSchema), null),
  sold: v.optional(v.boolean(), true),
});
export type OrderItem = v.InferOutput<typeof orderItemSchema>;

/**
 * An order: prices and names are frozen copies; amounts in EUR; instants end in Z. `delivery` is what it became at the
 * door, null before (B-22); `giftCertificatesToGenerate` is what it gives there (LOY-08); `orderedFor` is whose it is,
 * told to masters in the lists of more than their own (ORD-14). `history` are the statuses it came through, oldest first
 * (B-33), and `parking` the place kept for it while it waits to be picked up (ORD-11).
 */
export const orderSchema = v.object({
  orderId: v.number(),
  cartId: v.number(),
  orderStatusId: v.number(),
  orderStatusDescr: v.string(),
  createdAt: v.string(),
  orderItems: v.optional(v.array(orderItemSchema)),
  replacedItems: v.optional(
    v.array(
      v.object({
        orderItemId: v.number(),
        product: productSchema,
        quantity: v.number(),
        weight: v.number(),
        grossTotal: v.number(),
        reason: v.string(),
      }),
    ),
  ),
  ...cartMoneyEntries,
  shippingAddress: v.nullable(shippingAddressSchema),
  timeslot: v.nullable(chosenTimeslotSchema),
  orderPackages: v.array(orderPackageSchema),
  giftCertificates: v.array(giftCertificateSchema),
  giftCertificatesToGenerate: v.optional(v.array(earnedGiftSchema), []),
  cartInfos: cartInfosSchema,
  orderTransactionId: v.nullable(v.number()),
  transactionStatusId: v.picklist(transactionStatusIds),
  paymentTypeId: v.picklist(paymentTypeIds),
  authorizedAmount: v.number(),
  paymentDueStatus: v.picklist(paymentDueStatuses),
  paymentDueUntil: v.nullable(v.string()),
  editable: v.boolean(),
  deletable: v.boolean(),
  editableUntil: v.nullable(v.string()),
  byAgent: v.boolean(),
  invoiceAvailable: v.boolean(),
  noteId: v.nullable(v.number()),
  delivery: v.optional(v.nullable(orderDeliverySchema), null),
  history: v.optional(v.array(statusChangeSchema), []),
  parking: v.optional(v.nullable(v.string()), null),
  orderedFor: v.optional(
    v.nullable(v.object({ userId: v.number(), name: v.string(), isOwn: v.boolean() })),
    null,
  ),
});
export type Order = v.InferOutput<typeof orderSchema>;

export const viewOrder = defineEndpoint({
  id: 'O01',
  call: 'GET /order/view',
  auth: 'login',
  params: v.object({ order_id: id(), show_replaced: v.optional(flag(), false) }),
  data: orderSchema,
});

/** What a master account can filter its lists by: its persons, the places and warehouses of their orders (ORD-14). */
export const orderChoicesSchema = v.object({
  persons: v.array(v.object({ userId: v.number(), name: v.string() })),
  addresses: v.array(v.object({ addressId: v.number(), name: v.string() })),
  warehouses: v.array(v.object({ warehouseId: v.number(), name: v.string() })),
});
export type OrderChoices = v.InferOutput<typeof orderChoicesSchema>;

/**
 * `totalPrice` is what was paid, in EUR, for all the orders that match, on all pages: what was taken less what was given
 * back. `choices` are null for who is no master.
 */
export const orderListSchema = v.object({
  orders: v.array(orderSchema),
  page: pageInfoSchema,
  totalPrice: v.optional(v.nullable(v.number()), null),
  choices: v.optional(v.nullable(orderChoicesSchema), null),
});
export type OrderList = v.InferOutput<typeof orderListSchema>;

/** `cart_id` finds the order a cart became, the answer to "did my buy go through?" (decision 005). */
export const listOrders = defineEndpoint({
  id: 'O02',
  call: 'GET /order/list',
  auth: 'login',
  params: v.object({
    page: page(),
    page_size: pageSize(orderPageSize),
    fetch_detail: v.optional(flag(), false),
    show_pending: v.optional(flag(), true),
    show_replaced: v.optional(flag(), false),
    from_date: v.optional(dateIso()),
    to_date: v.optional(dateIso()),
    from_gross_total: v.optional(num(0)),
    to_gross_total: v.optional(num(0)),
    cart_id: v.optional(id()),
  }),
  data: orderListSchema,
});

const orderId = v.object({ order_id: id() });

/** `return_to_cart` puts what was ordered, and the slot where the cart has none, back into the cart (CHK-20). */
export const deleteOrder = defineEndpoint({
  id: 'O03',
  call: 'POST /order/delete',
  auth: 'login',
  effect: 'write',
  params: v.object({ order_id: id(), return_to_cart: v.optional(flag(), false) }),
  data: orderSchema,
});

export const modifyOrder = defineEndpoint({
  id: 'O04',
  call: 'POST /order/modify',
  auth: 'login',
  effect: 'write',
  params: v.object({
    order_id: id(),
    abandon: v.optional(flag(), false),
    show_sectors: v.optional(flag(), false),
  }),
  data: cartSchema,
});

export const startedPaymentSchema = v.object({
  orderId: v.number(),
  orderTransactionId: v.number(),
  transactionStatusId: v.picklist(transactionStatusIds),
  redirectUrl: v.string(),
});
export type StartedPayment = v.InferOutput<typeof startedPaymentSchema>;

export const payOrder = defineEndpoint({
  id: 'O05',
  call: 'POST /order/payment',
  auth: 'login',
  effect: 'write',
  idempotent: true,
  params: orderId,
  data: startedPaymentSchema,
});

const changeOfPayment = v.object({ order_id: id(), ...paymentChoiceParams });

export const modifyPaymentType = defineEndpoint({
  id: 'O06',
  call: 'POST /order/modify-payment-type',
  auth: 'login',
  effect: 'write',
  idempotent: true,
  params: changeOfPayment,
  data: boughtOrderSchema,
});

/** The wallet provider's variant of the same change (CHK-22). */
export const modifyPaymentTypeWallet = defineEndpoint({
  id: 'O07',
  call: 'POST /order/modify-payment-type-wallet',
  auth: 'login',
  effect: 'write',
  idempotent: true,
  params: v.object({ ...changeOfPayment.entries, payment_type_id: v.pipe(int(), v.literal(13)) }),
  data: boughtOrderSchema,
});

const nestedOrderFilters = {
  order_id_filter: v.optional(id()),
  order_from_date_filter: v.optional(dateIso()),
  order_to_date_filter: v.optional(dateIso()),
  suborder_id_filter: v.optional(id()),
  suborder_warehouseid_filter: v.optional(id()),
  suborder_delivery_from_date_filter: v.optional(dateIso()),
  suborder_delivery_to_date_filter: v.optional(dateIso()),
  shipping_address_id_filter: v.optional(id()),
  from_gross_total: v.optional(num(0)),
  to_gross_total: v.optional(num(0)),
};

/** An order is served by one warehouse: it is its own only suborder, and its id the suborder's. */
const nestedOrderParams = v.object({
  page: page(),
  page_size: pageSize(orderPageSize),
  fetch_detail: v.optional(flag(), false),
  fetch_only_suborders_matching_filter: v.optional(flag(), false),
  show_pending: v.optional(flag(), true),
  show_replaced: v.optional(flag(), false),
  ...nestedOrderFilters,
});

export const listAddressOrders = defineEndpoint({
  id: 'O11',
  call: 'GET /order/list-for-all-user-shipping-addresses',
  auth: 'login',
  params: nestedOrderParams,
  data: orderListSchema,
});

/** Masters see the orders of their persons too, of all or of one; of anybody else's there are none (ORD-14). */
export const listPersonOrders = defineEndpoint({
  id: 'O12',
  call: 'GET /order/list-for-all-person-orders',
  auth: 'login',
  params: v.object({ ...nestedOrderParams.entries, person_id_filter: v.optional(id()) }),
  data: orderListSchema,
});

/** Keeps a parking place for a pickup that is ready; `distance` of the shopper in metres (ORD-11). */
export const reserveParking = defineEndpoint({
  id: 'O13',
  call: 'POST /order/reserve',
  auth: 'login',
  effect: 'write',
  params: v.object({ order_id: id(), distance: num(0, 100_000) }),
  data: v.object({ parking: v.string() }),
});

/**
 * Says what is wrong with a delivered line, once per line and within the days the tenant gives (B-22). `quantity` is how
 * much of it, in pieces or the selling unit of loose goods; left out, all that came.
 */
export const claimOrderLine = defineEndpoint({
  id: 'O14',
  call: 'POST /order/claim-line',
  auth: 'login',
  effect: 'write',
  params: v.object({
    orderId: id(),
    orderItemId: id(),
    reason: v.picklist(claimReasons),
    quantity: v.optional(num(0.001, 100_000_000)),
    text: v.optional(text(500), ''),
  }),
  data: orderSchema,
});
