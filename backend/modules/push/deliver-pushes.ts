import type { PushPayload } from '../../../contract/api/account/push-payload.ts';
import { isQuietHour } from '../../../contract/rules/time/quiet-hours.ts';
import { hourOfInstant } from '../../../contract/rules/time/zone-time.ts';
import { describeError } from '../../platform/log.ts';
import { pushKeys } from './push-keys.ts';
import type { PushMessage } from './push-sender.ts';
import type { PushContext } from './push.context.ts';
import type { PushAttempt } from './pushes.repository.ts';
import { hasPush } from './tell.ts';

/** What the functions of this file touch. */
export type DeliverPushesContext = Pick<
  PushContext,
  'devices' | 'facts' | 'log' | 'now' | 'pushes' | 'pushSenders' | 'secrets'
>;

/** Senders give up waiting after ten seconds: all that one device is owed ends before its next attempt is due. */
const rounds = 10;
const mostAtOnce = 20;
/** With the pauses between them most of a day, which is as long as a message is worth telling. */
const mostAttempts = 10;

const urgentTopics: ReadonlySet<PushAttempt['topic']> = new Set([
  'orderStatus',
  'deliveryReminder',
  'changeTerm',
]);

function payloadOf({ payload: { title, body, navTo } }: PushAttempt): PushPayload {
  return { title, body, ...(navTo !== null && { nav_to: navTo }) };
}

async function recordFailure(
  context: DeliverPushesContext,
  attempt: PushAttempt,
  error: unknown,
): Promise<void> {
  const { pushId, attempts, device } = attempt;
  // Whoever knows a device's token may ask its service for it.
  const reason = describeError(error).replaceAll(device.externalId, '[device]');
  const fields = { tenant: context.facts.tenantId, id: pushId, attempt: attempts, reason };
  if (attempts < mostAttempts) {
    context.log.warn('push.failed', fields);
    return;
  }
  await context.pushes.giveUp(attempt, context.now);
  context.log.error('push.givenUp', fields);
}

async function deliver(
  context: DeliverPushesContext,
  attempt: PushAttempt,
  brand: PushMessage['brand'],
): Promise<void> {
  const { device, lasts: ttl } = attempt;
  const isUrgent = urgentTopics.has(attempt.topic);
  try {
    const sender = context.pushSenders[device.platform];
    if (sender === null) throw new Error(`nobody sends to ${device.platform}`);
    const outcome = await sender.send({ device, payload: payloadOf(attempt), ttl, isUrgent, brand });
    if (outcome === 'taken') await context.pushes.markSent(attempt, context.now);
    else await context.devices.removeGone(device);
  } catch (error) {
    await recordFailure(context, attempt, error);
  }
}

/** Tells each device what it is owed, the oldest first: it shows what it is told in the order in which that comes. */
async function deliverInOrder(
  context: DeliverPushesContext,
  due: readonly PushAttempt[],
  brand: PushMessage['brand'],
): Promise<void> {
  const oldestFirst = due.toSorted((one, other) => one.pushId - other.pushId);
  const byDevice = Map.groupBy(oldestFirst, ({ device }) => device.uuid);
  await Promise.all(
    [...byDevice.values()].map(async (attempts) => {
      for (const attempt of attempts) await deliver(context, attempt, brand);
    }),
  );
}

/**
 * Tells devices what is due, each from one process at a time; one that fails holds up no other and is tried again by
 * itself. An attempt is counted before it is made: whatever ends it, a device hears a message twice at most.
 */
export async function deliverPushes(context: DeliverPushesContext): Promise<void> {
  if (!hasPush(context)) return;
  const isNight = isQuietHour(hourOfInstant(context.now.getTime()));
  for (let round = 0; round < rounds; round += 1) {
    const due = await context.pushes.beginAttempts(context.now, { most: mostAtOnce, isNight });
    if (due.length === 0) return;
    const { tenantId, email } = context.facts;
    const brand = { tenantId, contact: `mailto:${email}`, keys: await pushKeys(context) };
    await deliverInOrder(context, due, brand);
  }
}
