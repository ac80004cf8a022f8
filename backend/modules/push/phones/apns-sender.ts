import * as v from 'valibot';
import type { PushMessage, PushSender } from '../push-sender.ts';
import { createApnsConnection } from './apns-connection.ts';
import type { PhoneServices } from './phone-services.ts';
import type { ApnsAccount } from './push-accounts.ts';
import { signedJwt } from './signed-jwt.ts';

/** Apple refuses tokens older than an hour, and new ones more often than every 20 minutes. */
const keepsTokenMs = 50 * 60_000;

/** The token a brand's messages are signed with: made when it is first needed, and anew when it is old or was refused. */
function providerToken({ keyId, teamId, privateKey }: ApnsAccount, clock: () => Date) {
  let held: { readonly token: string; readonly madeAt: number } | null = null;
  return {
    token(): string {
      const now = clock().getTime();
      if (held === null || now - held.madeAt >= keepsTokenMs) {
        const claims = { iss: teamId, iat: Math.floor(now / 1000) };
        held = { token: signedJwt({ alg: 'ES256', kid: keyId }, claims, privateKey), madeAt: now };
      }
      return held.token;
    },
    drop(token: string): void {
      if (held?.token === token) held = null;
    },
  };
}

const refusalSchema = v.pipe(v.string(), v.parseJson(), v.object({ reason: v.string() }));

function reasonOf(text: string): string {
  const read = v.safeParse(refusalSchema, text);
  return read.success ? read.output.reason : '';
}

const goneReasons = new Set(['BadDeviceToken', 'DeviceTokenNotForTopic']);

/** An iPhone's token. Whoever registers names it, and it becomes part of an address. */
const tokenPattern = /^[\da-f]{8,200}$/i;

const bodyOf = ({ payload }: PushMessage): string => {
  const { title, body } = payload;
  return JSON.stringify({ ...payload, aps: { alert: { title, body }, sound: 'default' } });
};

/** Tells iPhones by APNs, each brand's over a connection of its own: keys of two teams never share one. */
export function createApnsSender(
  accounts: ReadonlyMap<string, ApnsAccount>,
  { services, clock }: { readonly services: PhoneServices; readonly clock: () => Date },
): PushSender {
  const apps = new Map(
    [...accounts].map(([tenantId, account]) => [
      tenantId,
      {
        topic: account.topic,
        provider: providerToken(account, clock),
        connection: createApnsConnection(account.isSandbox ? services.apnsSandbox : services.apns),
      },
    ]),
  );
  return {
    tells: (tenantId) => apps.has(tenantId),
    async send(message) {
      const { device, ttl, isUrgent, brand } = message;
      const app = apps.get(brand.tenantId);
      if (app === undefined) throw new Error(`${brand.tenantId} has no account of APNs`);
      if (!tokenPattern.test(device.externalId)) return 'gone';
      const token = app.provider.token();
      const headers = {
        authorization: `bearer ${token}`,
        'apns-topic': app.topic,
        'apns-push-type': 'alert',
        'apns-priority': isUrgent ? 10 : 5,
        'apns-expiration': Math.floor(clock().getTime() / 1000) + ttl,
        'content-type': 'application/json',
      };
      const path = `/3/device/${device.externalId}`;
      const { status, text } = await app.connection.post(path, headers, bodyOf(message));
      if (status === 200) return 'taken';
      const reason = reasonOf(text);
      if (status === 410 || (status === 400 && goneReasons.has(reason))) return 'gone';
      if (status === 403) app.provider.drop(token);
      throw new Error(`APNs answered ${status} ${reason}`.trimEnd());
    },
  };
}
