import { and, arrayContains, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Platform, deviceTopics } from '../../../contract/api/account/device.ts';
import type { Database } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { devices } from '../device/device.table.ts';
import { users } from '../user/user.table.ts';
import { pushDeliveries, pushes } from './push.table.ts';

export type NewPush = Omit<typeof pushes.$inferInsert, 'tenantId' | 'pushId'>;
export type PushRow = typeof pushes.$inferSelect;
export type PushDeliveryRow = typeof pushDeliveries.$inferSelect;

/** An attempt to tell one device, counted already; `lasts` is how long the message is still worth telling, in seconds. */
export interface PushAttempt {
  readonly pushId: number;
  readonly attempts: number;
  readonly lasts: number;
  readonly topic: PushRow['topic'];
  readonly payload: { readonly title: string; readonly body: string; readonly navTo: string | null };
  readonly device: {
    readonly uuid: string;
    readonly platform: Platform;
    readonly externalId: string;
    readonly p256dh: string;
    readonly auth: string;
  };
}

const mostListed = 200;
const firstPauseMinutes = 5;
const longestPauseMinutes = 240;

interface AttemptRow extends Record<string, unknown> {
  readonly push_id: number;
  readonly attempts: number;
  readonly lasts: number;
  readonly topic: PushRow['topic'];
  readonly title: string;
  readonly body: string;
  readonly nav_to: string | null;
  readonly uuid: string;
  readonly platform: Platform;
  readonly external_id: string;
  readonly p256dh: string;
  readonly auth: string;
}

const attemptOf = (row: AttemptRow): PushAttempt => ({
  pushId: row.push_id,
  attempts: row.attempts,
  lasts: row.lasts,
  topic: row.topic,
  payload: { title: row.title, body: row.body, navTo: row.nav_to },
  device: {
    uuid: row.uuid,
    platform: row.platform,
    externalId: row.external_id,
    p256dh: row.p256dh,
    auth: row.auth,
  },
});

/** The queue of one tenant's push messages. */
export function createPushesRepository(db: Database, tenantId: string) {
  const one = ({ pushId, device }: Pick<PushAttempt, 'device' | 'pushId'>) =>
    and(
      eq(pushDeliveries.tenantId, tenantId),
      eq(pushDeliveries.pushId, pushId),
      eq(pushDeliveries.uuid, device.uuid),
    );
  return {
    /** Devices subscribed to a topic, on one of the platforms, with the language of their user. */
    listSubscribed(topic: (typeof deviceTopics)[number], platforms: readonly Platform[]) {
      return db
        .select({ uuid: devices.uuid, language: users.language })
        .from(devices)
        .leftJoin(users, and(eq(users.tenantId, tenantId), eq(users.userId, devices.userId)))
        .where(
          and(
            eq(devices.tenantId, tenantId),
            inArray(devices.platform, [...platforms]),
            arrayContains(devices.topics, [topic]),
          ),
        );
    },

    /** Queues a message for devices. */
    async add(push: NewPush, uuids: readonly string[]) {
      const [added] = await db
        .insert(pushes)
        .values({ ...push, tenantId })
        .returning({ pushId: pushes.pushId });
      if (added === undefined) throw new Error('an insert answered no row');
      // One parameter, however many devices there are.
      await db.execute(sql`INSERT INTO push_deliveries (tenant_id, push_id, uuid, next_attempt_at)
        SELECT ${tenantId}, ${added.pushId}::bigint, uuid, ${push.createdAt.toISOString()}::timestamptz
        FROM jsonb_array_elements_text(${JSON.stringify(uuids)}::text::jsonb) uuid`);
    },

    /**
     * The oldest deliveries whose attempt is due, this attempt counted: the next one is due after 5 minutes, 10, 20, up to 4
     * hours. Passed over are messages that come too late, at night those that wait for the morning, and devices that belong
     * to somebody else by now.
     */
    async beginAttempts(
      now: Date,
      { most, isNight }: { most: number; isNight: boolean },
    ): Promise<PushAttempt[]> {
      const at = sql`${now.toISOString()}::timestamptz`;
      const rows = await rowsOf<AttemptRow>(
        db,
        sql`WITH due AS (
          SELECT d.push_id, d.uuid FROM push_deliveries d
          JOIN pushes p ON p.tenant_id = ${tenantId} AND p.push_id = d.push_id
          JOIN devices v ON v.tenant_id = ${tenantId} AND v.uuid = d.uuid
          WHERE d.tenant_id = ${tenantId} AND d.sent_at IS NULL AND d.given_up_at IS NULL AND d.next_attempt_at <= ${at}
            AND p.not_after > ${at} AND (p.at_night OR NOT ${isNight}::boolean)
            AND (p.user_id IS NULL OR p.user_id = v.user_id)
          ORDER BY d.push_id, d.uuid LIMIT ${most}::integer FOR UPDATE OF d SKIP LOCKED)
        UPDATE push_deliveries d SET attempts = d.attempts + 1,
          next_attempt_at = to_timestamp(${now.getTime() / 1_000}::double precision
            + 60 * least(${firstPauseMinutes}::integer * power(2, d.attempts), ${longestPauseMinutes}::integer))
        FROM due
        JOIN pushes p ON p.tenant_id = ${tenantId} AND p.push_id = due.push_id
        JOIN devices v ON v.tenant_id = ${tenantId} AND v.uuid = due.uuid
        WHERE d.tenant_id = ${tenantId} AND d.push_id = due.push_id AND d.uuid = due.uuid
        RETURNING d.push_id, d.attempts, ceil(extract(epoch FROM p.not_after - ${at}))::integer AS lasts, p.topic,
          p.title, p.body, p.nav_to, v.uuid, v.platform, v.external_id, v.p256dh, v.auth`,
      );
      return rows.map(attemptOf);
    },

    async markSent(attempt: PushAttempt, sentAt: Date) {
      await db.update(pushDeliveries).set({ sentAt }).where(one(attempt));
    },

    /** No more attempts. */
    async giveUp(attempt: PushAttempt, givenUpAt: Date) {
      await db.update(pushDeliveries).set({ givenUpAt }).where(one(attempt));
    },

    /** Forgets messages written before an instant, with their deliveries. */
    async deleteBefore(before: Date) {
      const old = db
        .select({ pushId: pushes.pushId })
        .from(pushes)
        .where(and(eq(pushes.tenantId, tenantId), lt(pushes.createdAt, before)));
      await db
        .delete(pushDeliveries)
        .where(and(eq(pushDeliveries.tenantId, tenantId), inArray(pushDeliveries.pushId, old)));
      await db.delete(pushes).where(and(eq(pushes.tenantId, tenantId), lt(pushes.createdAt, before)));
    },

    /** The newest messages, oldest first, each with the devices it goes to. */
    async list(): Promise<(PushRow & { readonly deliveries: readonly PushDeliveryRow[] })[]> {
      const rows = await db
        .select()
        .from(pushes)
        .where(eq(pushes.tenantId, tenantId))
        .orderBy(desc(pushes.pushId))
        .limit(mostListed);
      const deliveries = await db
        .select()
        .from(pushDeliveries)
        .where(
          and(
            eq(pushDeliveries.tenantId, tenantId),
            inArray(
              pushDeliveries.pushId,
              rows.map(({ pushId }) => pushId),
            ),
          ),
        )
        .orderBy(asc(pushDeliveries.uuid));
      return rows.toReversed().map((row) => ({
        ...row,
        deliveries: deliveries.filter(({ pushId }) => pushId === row.pushId),
      }));
    },
  };
}
