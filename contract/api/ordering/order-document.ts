import * as v from 'valibot';
import { billingSchema } from '../account/registration.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../params.ts';

/** A sum of one rate in EUR: `total` is `taxable` and `vat`; `percent` as text, e.g. `10`. */
const vatSumSchema = v.object({
  percent: v.string(),
  taxable: v.number(),
  vat: v.number(),
  total: v.number(),
});

/**
 * A delivered order as a document to print (ORD-16). Amounts in EUR, VAT included, as they were when it came; `total` is
 * what was charged, `refunded` what claims gave back since, `paid` the rest. `total` is the sum of `lines`,
 * `deliveryFee` and, taken off, `gift` and `notCharged`, and again the sum of `vat`. Lines of loose goods have quantity
 * 0 and a weight in `unit`. `date` is the day it was issued.
 */
export const orderDocumentSchema = v.object({
  number: v.string(),
  date: v.string(),
  orderId: v.number(),
  seller: v.object({ name: v.string(), vatNumber: v.string(), email: v.string(), phone: v.string() }),
  holder: v.nullable(billingSchema),
  lines: v.array(
    v.object({
      name: v.string(),
      shortDescr: v.string(),
      quantity: v.number(),
      weight: v.number(),
      unit: v.string(),
      vatPercent: v.string(),
      total: v.number(),
    }),
  ),
  deliveryFee: v.number(),
  gift: v.number(),
  notCharged: v.number(),
  vat: v.array(vatSumSchema),
  total: v.number(),
  refunded: v.number(),
  paid: v.number(),
});
export type OrderDocument = v.InferOutput<typeof orderDocumentSchema>;

const params = v.object({ order_id: id() });

/** What was bought, for the shopper; the number is the order's. From the delivery on. */
export const viewReceipt = defineEndpoint({
  id: 'O17',
  call: 'GET /order/receipt',
  auth: 'login',
  params,
  data: orderDocumentSchema,
});

/** The invoice of an order with `invoiceAvailable`; its number is given at the first look and stays. */
export const viewInvoice = defineEndpoint({
  id: 'O18',
  call: 'GET /order/invoice',
  auth: 'login',
  params,
  data: orderDocumentSchema,
});
