import * as v from 'valibot';
import { paymentTypeCodes, transactionStatusCodes } from '../codes.ts';
import { freeText, id, int } from '../params.ts';

export const paymentTypeIds = Object.values(paymentTypeCodes);
export type PaymentTypeId = (typeof paymentTypeIds)[number];

export const transactionStatusIds = Object.values(transactionStatusCodes);
export type TransactionStatusId = (typeof transactionStatusIds)[number];

export const paymentDueStatuses = ['paid', 'pending', 'expiring', 'expired'] as const;
export type PaymentDueStatus = (typeof paymentDueStatuses)[number];

/** A way to pay the tenant offers this user; `prebilledPct` is held on top of the weighed lines (CHK-15). */
export const paymentTypeSchema = v.object({
  paymentTypeId: v.picklist(paymentTypeIds),
  name: v.string(),
  online: v.boolean(),
  prebilledPct: v.number(),
});
export type PaymentType = v.InferOutput<typeof paymentTypeSchema>;

/** A stored authorisation (a saved card): never a card number, only the name to show. */
export const paymentAuthSchema = v.object({
  userPaymentAuthId: v.number(),
  paymentTypeId: v.picklist(paymentTypeIds),
  name: v.string(),
  expireDate: v.string(),
  preferred: v.boolean(),
});
export type PaymentAuth = v.InferOutput<typeof paymentAuthSchema>;

/** The outcome of a buy or of a change of payment: amounts in EUR; follow `redirectUrl` when there is one. */
export const boughtOrderSchema = v.object({
  orderId: v.number(),
  orderTransactionId: v.nullable(v.number()),
  orderStatusId: v.number(),
  transactionStatusId: v.picklist(transactionStatusIds),
  paymentTypeId: v.picklist(paymentTypeIds),
  authorizedAmount: v.number(),
  totalPrice: v.number(),
  redirectUrl: v.nullable(v.string()),
});
export type BoughtOrder = v.InferOutput<typeof boughtOrderSchema>;

/** JSON text of at most 8 KB; what it says of amounts is ignored. */
const paymentData = v.optional(v.pipe(freeText(), v.maxLength(8192), v.check(isJsonText)));

function isJsonText(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

export const paymentChoiceParams = {
  payment_type_id: int(),
  user_payment_auth_id: v.optional(id()),
  payment_data: paymentData,
};
