import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../params.ts';
import { productSchema } from './product.ts';

/** Most products one user waits for. */
export const mostProductAlerts = 100;

const oneProduct = v.object({ productId: id() });

/** Whether the user is told by mail when a product is back. */
const standing = v.object({ productId: v.number(), waiting: v.boolean() });

/** "Avvisami": one mail once the warehouse of the user's cart has the product again; asked twice it is one (B-25). */
export const addProductAlert = defineEndpoint({
  id: 'A11',
  call: 'POST /product-alert/add',
  auth: 'login',
  effect: 'write',
  params: oneProduct,
  data: standing,
});

/** A product nobody waits for is fine too. */
export const removeProductAlert = defineEndpoint({
  id: 'A12',
  call: 'POST /product-alert/remove',
  auth: 'login',
  effect: 'write',
  params: oneProduct,
  data: standing,
});

/** What the user still waits for, the newest first. */
export const listProductAlerts = defineEndpoint({
  id: 'A13',
  call: 'GET /product-alert/list',
  auth: 'login',
  params: v.object({}),
  data: v.object({ alerts: v.array(v.object({ product: productSchema, createdAt: v.string() })) }),
});
