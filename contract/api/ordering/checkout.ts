import * as v from 'valibot';
import { cartSchema } from '../shopping/cart.ts';
import { defineEndpoint } from '../endpoint.ts';
import { flag, id, int, text } from '../params.ts';
import { boughtOrderSchema, paymentAuthSchema, paymentChoiceParams, paymentTypeSchema } from './payment.ts';
import { productSchema } from '../shopping/product.ts';

/** A prepared cart with what can be paid with; `prebilledAmount` in EUR is the most an online payment holds. */
export const preparedCartSchema = v.object({
  ...cartSchema.entries,
  paymentTypes: v.array(paymentTypeSchema),
  prebilledAmount: v.number(),
});
export type PreparedCart = v.InferOutput<typeof preparedCartSchema>;

export const prepareCheckout = defineEndpoint({
  id: 'K01',
  call: 'POST /checkout/prepare',
  auth: 'login',
  effect: 'write',
  params: v.object({ show_sectors: v.optional(flag(), false), terms_accepted: v.optional(flag(), false) }),
  data: preparedCartSchema,
});

export const buy = defineEndpoint({
  id: 'K02',
  call: 'POST /checkout/buy',
  auth: 'login',
  effect: 'write',
  idempotent: true,
  params: v.object(paymentChoiceParams),
  data: boughtOrderSchema,
});

export const viewPrebilledAmount = defineEndpoint({
  id: 'K03',
  call: 'GET /checkout/prebilled-amount',
  auth: 'login',
  params: v.object({ payment_type_id: int(), order_id: v.optional(id()) }),
  data: v.object({ prebilledAmount: v.number() }),
});

export const listPackaging = defineEndpoint({
  id: 'K04',
  call: 'GET /packaging-type/list',
  params: v.object({}),
  data: v.object({ products: v.array(productSchema) }),
});

const paymentAuthsSchema = v.object({ auths: v.array(paymentAuthSchema) });

/** Lists what can be paid with by one type, or without a type every saved card, expired ones too. */
export const listPaymentAuths = defineEndpoint({
  id: 'K05',
  call: 'GET /payment-type/list-auth',
  auth: 'login',
  params: v.object({ payment_type_id: v.optional(int()) }),
  data: paymentAuthsSchema,
});

export const testOperation = defineEndpoint({
  id: 'K06',
  call: 'GET /auth/test',
  auth: 'login',
  params: v.object({ operation: text(60, 1) }),
  data: v.object({ operation: v.string(), allowed: v.boolean() }),
});

/** Removes a saved card and answers those that are left, as K05 without a type; orders and holds stay as they are. */
export const removePaymentAuth = defineEndpoint({
  id: 'K07',
  call: 'POST /payment-type/remove-auth',
  auth: 'login',
  effect: 'write',
  params: v.object({ user_payment_auth_id: id() }),
  data: paymentAuthsSchema,
});
