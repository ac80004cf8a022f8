import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Address, DeliveryServiceId, ShippingAddress } from '../../../contract/api/shopping/delivery.ts';
import type { GiftCertificate } from '../../../contract/api/shopping/gift.ts';
import type { PaymentTypeId } from '../../../contract/api/ordering/payment.ts';
import type { GiftPromotion } from '../../../contract/tenant.ts';
import type { ClaimReason, ClaimState } from '../../../contract/api/ordering/order-delivery.ts';
import type { OrderEnder } from '../../../contract/api/ordering/order-history.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import type { CartSubstitution, LineSubstitution } from '../../../contract/api/shopping/substitution.ts';
import type { Billing } from '../../../contract/api/account/registration.ts';

/** A certificate as it was used: `amount` is what it took off, in cents. */
export interface FrozenGift {
  readonly certificate: GiftCertificate;
  readonly amount: number;
}

/** What came in place of a line; `quantity` in thousandths. */
export interface FrozenReplacement {
  readonly product: Product;
  readonly quantity: number;
}

/** A status an order came to, at an instant; `by` is who ended an order that was cancelled. */
export interface StatusChange {
  readonly statusId: number;
  readonly at: string;
  readonly by?: OrderEnder;
}

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The address an order goes to, as it was. */
export type FrozenAddress = Omit<ShippingAddress, 'editable' | 'autoAssigned'> &
  Pick<Address, 'doorbellName' | 'floor' | 'referencePhoneNumber' | 'addressNote' | 'elevator'>;

/** Orders with everything frozen that they show. Amounts in cents. */
export const orders = pgTable(
  'orders',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: integer('order_id').notNull().generatedByDefaultAsIdentity(),
    userId: integer('user_id').notNull(),
    cartId: integer('cart_id').notNull(),
    statusId: integer('status_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    storeId: integer('store_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    address: jsonb().$type<FrozenAddress>().notNull(),
    deliveryServiceId: integer('delivery_service_id').$type<DeliveryServiceId>().notNull(),
    slotDate: date('slot_date', { mode: 'string' }).notNull(),
    timeslotId: integer('timeslot_id').notNull(),
    slotBegin: text('slot_begin').notNull(),
    slotEnd: text('slot_end').notNull(),
    editableUntil: timestamp('editable_until', { withTimezone: true }).notNull(),
    orderComment: text('order_comment').notNull(),
    needInvoice: boolean('need_invoice').notNull(),
    adultDeclared: boolean('adult_declared').notNull().default(false),
    billing: jsonb().$type<Billing>(),
    totalItems: integer('total_items').notNull(),
    itemsTotal: cents('items_total'),
    giftTotal: cents('gift_total'),
    packageTotal: cents('package_total'),
    deliveryFee: cents('delivery_fee'),
    totalPrice: cents('total_price'),
    prebilled: cents('prebilled'),
    points: integer().notNull(),
    gift: jsonb().$type<FrozenGift>(),
    paymentTypeId: integer('payment_type_id').$type<PaymentTypeId>().notNull(),
    transactionId: integer('transaction_id'),
    dueUntil: timestamp('due_until', { withTimezone: true }),
    paymentFailureMailed: boolean('payment_failure_mailed').notNull().default(false),
    byAgent: boolean('by_agent').notNull().default(false),
    noteId: integer('note_id'),
    slotPrice: bigint('slot_price', { mode: 'number' }),
    slotFreeFrom: bigint('slot_free_from', { mode: 'number' }),
    substitutions: text().$type<CartSubstitution>(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    deliveredTotal: bigint('delivered_total', { mode: 'number' }),
    statusHistory: jsonb('status_history').$type<readonly StatusChange[]>().notNull().default([]),
    deliveryRemindedAt: timestamp('delivery_reminded_at', { withTimezone: true }),
    changeTermToldAt: timestamp('change_term_told_at', { withTimezone: true }),
    giftsToGenerate: jsonb('gifts_to_generate').$type<readonly GiftPromotion[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);

/**
 * Lines of an order; `stockTaken` in thousandths of the stock's unit. `delivered…` is what came of a line: quantities in
 * thousandths, `deliveredWeight` of weighed packs in thousandths of the selling unit, `deliveredTotal` in cents.
 * `claim…` is what the shopper said of it, `claimQuantity` in thousandths, `claimRefund` in cents (B-22).
 */
export const orderLines = pgTable(
  'order_lines',
  {
    tenantId: text('tenant_id').notNull(),
    orderItemId: integer('order_item_id').notNull().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    position: integer().notNull(),
    kind: text().$type<'item' | 'package' | 'replaced'>().notNull(),
    productId: integer('product_id').notNull(),
    product: jsonb().$type<Product>().notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    options: jsonb().$type<Record<string, string>>().notNull(),
    acceptAlternatives: boolean('accept_alternatives').notNull(),
    customWeight: text('custom_weight'),
    note: text(),
    grossTotal: cents('gross_total'),
    stockTaken: bigint('stock_taken', { mode: 'number' }).notNull(),
    reason: text(),
    substitution: text().$type<LineSubstitution>(),
    substitutionProductId: integer('substitution_product_id'),
    deliveredQuantity: bigint('delivered_quantity', { mode: 'number' }),
    deliveredWeight: bigint('delivered_weight', { mode: 'number' }),
    deliveredTotal: bigint('delivered_total', { mode: 'number' }),
    replacement: jsonb().$type<FrozenReplacement>(),
    claimReason: text('claim_reason').$type<ClaimReason>(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    claimQuantity: bigint('claim_quantity', { mode: 'number' }),
    claimText: text('claim_text'),
    claimRefund: bigint('claim_refund', { mode: 'number' }),
    claimState: text('claim_state').$type<ClaimState>(),
    claimDecidedAt: timestamp('claim_decided_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderItemId] })],
);
