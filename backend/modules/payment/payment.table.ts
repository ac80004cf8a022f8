import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentTypeId, TransactionStatusId } from '../../../contract/api/ordering/payment.ts';

/**
 * Attempts to pay an order; amounts in cents. `capturedAmount` is what was taken of what was held, once delivered,
 * `refundedAmount` what of it was given back since.
 */
export const transactions = pgTable(
  'transactions',
  {
    tenantId: text('tenant_id').notNull(),
    transactionId: integer('transaction_id').notNull().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    paymentTypeId: integer('payment_type_id').$type<PaymentTypeId>().notNull(),
    statusId: integer('status_id').$type<TransactionStatusId>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    authorizedAmount: bigint('authorized_amount', { mode: 'number' }).notNull(),
    capturedAmount: bigint('captured_amount', { mode: 'number' }),
    refundedAmount: bigint('refunded_amount', { mode: 'number' }).notNull().default(0),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.transactionId] })],
);

/** `pending` waits for the provider's word, `void` was replaced by another attempt or by a cancelled order. */
export type IntentState = 'open' | 'pending' | 'approved' | 'declined' | 'abandoned' | 'void';

/** What the payment provider was asked to hold, known to it by an unguessable token. */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    tenantId: text('tenant_id').notNull(),
    token: text().notNull(),
    orderId: integer('order_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    transactionId: integer('transaction_id').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<IntentState>().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.token] })],
);

/** Saved cards: a name to show, never a card number (CHK-28). */
export const paymentAuths = pgTable(
  'payment_auths',
  {
    tenantId: text('tenant_id').notNull(),
    userPaymentAuthId: integer('user_payment_auth_id').notNull().generatedByDefaultAsIdentity(),
    userId: integer('user_id').notNull(),
    paymentTypeId: integer('payment_type_id').$type<PaymentTypeId>().notNull(),
    name: text().notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    preferred: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userPaymentAuthId] })],
);
