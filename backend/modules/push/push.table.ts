import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { deviceTopics } from '../../../contract/api/account/device.ts';
import type { PushTopic } from '../../../contract/api/account/push.ts';

/** What persons want to be told of; whoever has no row is told everything. */
export const pushSettings = pgTable(
  'push_settings',
  {
    tenantId: text('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    orderStatus: boolean('order_status').notNull(),
    deliveryReminder: boolean('delivery_reminder').notNull(),
    changeTerm: boolean('change_term').notNull(),
    productBack: boolean('product_back').notNull(),
    quietHours: boolean('quiet_hours').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

/**
 * The queue: messages as they are said, written in the transaction they speak of. `userId` null is everyone of a topic of
 * devices; `atNight` says that quiet hours do not hold it back; one that was not told by `notAfter` is not told at all.
 */
export const pushes = pgTable(
  'pushes',
  {
    tenantId: text('tenant_id').notNull(),
    pushId: integer('push_id').notNull().generatedByDefaultAsIdentity(),
    userId: integer('user_id'),
    topic: text().$type<PushTopic | (typeof deviceTopics)[number]>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    navTo: text('nav_to'),
    atNight: boolean('at_night').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    notAfter: timestamp('not_after', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.pushId] })],
);

/** A message on its way to one device: each is tried by itself. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    tenantId: text('tenant_id').notNull(),
    pushId: integer('push_id').notNull(),
    uuid: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.pushId, table.uuid] })],
);
