import * as v from 'valibot';
import { answersWithinMs } from '../answers-within.ts';
import type { PushMessage, PushSender } from '../push-sender.ts';
import { createGoogleAccess } from './google-access.ts';
import type { PhoneServices } from './phone-services.ts';
import type { FcmAccount } from './push-accounts.ts';

const detailSchema = v.object({
  errorCode: v.optional(v.string()),
  fieldViolations: v.optional(v.array(v.object({ field: v.optional(v.string(), '') })), []),
});
const refusalSchema = v.object({ error: v.object({ details: v.optional(v.array(detailSchema), []) }) });

interface Refusal {
  /** FCM's own code; null where the answer has none. */
  readonly code: string | null;
  /** The fields it finds wrong. */
  readonly fields: readonly string[];
}

function refusalOf(text: string): Refusal {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalSchema), text);
  if (!read.success) return { code: null, fields: [] };
  const { details } = read.output.error;
  return {
    code: details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? null,
    fields: details.flatMap(({ fieldViolations }) => fieldViolations.map(({ field }) => field)),
  };
}

/**
 * Whether FCM says that the phone's token is good no longer: its own code UNREGISTERED, or INVALID_ARGUMENT where it names
 * no field but the token (https://firebase.google.com/docs/cloud-messaging/error-codes). A 404 without the code may be an
 * unknown project, and no phone is forgotten for it.
 */
function saysGone(status: number, { code, fields }: Refusal): boolean {
  if (status === 404) return code === 'UNREGISTERED';
  return status === 400 && code === 'INVALID_ARGUMENT' && fields.every((field) => field === 'message.token');
}

/** The message in FCM's form; `data` is what the app reads, `notification` what the phone shows. */
function messageOf({ device, payload, ttl, isUrgent }: PushMessage) {
  const { title, body, nav_to: navTo } = payload;
  const words = { ...(title !== undefined && { title }), ...(body !== undefined && { body }) };
  return {
    token: device.externalId,
    notification: words,
    data: { ...words, ...(navTo !== undefined && { nav_to: navTo }) },
    android: { priority: isUrgent ? 'HIGH' : 'NORMAL', ttl: `${ttl}s` },
  };
}

/** Tells phones with Android by FCM, each brand's by its own Firebase project (HTTP v1). */
export function createFcmSender(
  accounts: ReadonlyMap<string, FcmAccount>,
  { services, clock }: { readonly services: Pick<PhoneServices, 'fcm'>; readonly clock: () => Date },
): PushSender {
  const projects = new Map(
    [...accounts].map(([tenantId, account]) => [
      tenantId,
      {
        address: `${services.fcm}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`,
        access: createGoogleAccess(account, clock),
      },
    ]),
  );
  return {
    tells: (tenantId) => projects.has(tenantId),
    async send(message) {
      const project = projects.get(message.brand.tenantId);
      if (project === undefined) throw new Error(`${message.brand.tenantId} has no account of FCM`);
      const token = await project.access.token();
      const response = await fetch(project.address, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ message: messageOf(message) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(answersWithinMs),
      });
      const text = await response.text();
      if (response.ok) return 'taken';
      const refusal = refusalOf(text);
      if (saysGone(response.status, refusal)) return 'gone';
      if (response.status === 401) project.access.drop(token);
      throw new Error(`FCM answered ${response.status} ${refusal.code ?? ''}`.trimEnd());
    },
  };
}
