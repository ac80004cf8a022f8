import { sql } from 'drizzle-orm';
import { rowsOf } from '../../backend/platform/db/rows.ts';
import type { AuditFacts } from '../../backend/audit/audit.table.ts';
import { confirmRegistration } from '../../contract/api/account/account.ts';
import { login } from '../../contract/api/account/auth.ts';
import { listDisclaimers } from '../../contract/api/account/disclaimer.ts';
import { registerUser } from '../../contract/api/account/registration.ts';
import { listStores } from '../../contract/api/shopping/store.ts';
import { done, homes } from './journeys.ts';
import type { OutboxMail } from './journeys.ts';
import type { ShopClient } from './shop-client.ts';
import type { TestShop } from './test-shop.ts';

export const newPassword = 'Ortica-e-Timo 7';

/** A good registration at a brand, every consent but the first refused; `changes` replaces or adds fields. */
export async function registrationOf(
  client: ShopClient,
  email: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const { disclaimers } = await done(client.call(listDisclaimers));
  const { stores } = await done(client.call(listStores));
  const { postalcode, ...home } = homes[client.tenantId]!;
  return {
    firstName: 'Anna Lucia',
    lastName: "D'Orò",
    email,
    confirmEmail: email,
    password: newPassword,
    ...home,
    postalCode: postalcode,
    storeId: stores[0]!.storeId,
    legals: disclaimers.map(({ legalId }, at) => ({ legalId, accepted: at === 0 })),
    ...changes,
  };
}

/** Mails to an address, oldest first. */
export async function mailsAt(client: ShopClient, email: string): Promise<OutboxMail[]> {
  const answer = await client.send(`/__dev/outbox?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { mails: OutboxMail[] }).mails;
}

/** A parameter of the last mail of a kind. */
export async function mailed(
  client: ShopClient,
  email: string,
  [kind, param]: readonly [kind: string, param: string],
): Promise<string> {
  const value = (await mailsAt(client, email)).findLast((mail) => mail.kind === kind)?.params[param];
  if (typeof value !== 'string') throw new Error(`no mail ${kind} to ${email}`);
  return value;
}

/** Registers somebody and confirms the account. */
export async function joined(
  client: ShopClient,
  email: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await done(client.call(registerUser, await registrationOf(client, email, changes)));
  const code = await mailed(client, email, ['registration_confirm', 'reg_control_code']);
  await done(client.call(confirmRegistration, { e_mail: email, reg_control_code: code }));
}

/** The same, logged in. */
export async function newcomer(
  shop: TestShop,
  email: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<ShopClient> {
  const client = shop.visitor();
  await joined(client, email, changes);
  await done(client.call(login, { login: email, password: newPassword }));
  return client;
}

/** The audit trail of a brand, oldest first. */
export function trailOf(shop: TestShop, tenantId = 'cestolieto') {
  return rowsOf<{ kind: string; user_id: number | null; facts: AuditFacts }>(
    shop.database.db,
    sql`SELECT kind, user_id, facts FROM audit_events WHERE tenant_id = ${tenantId} ORDER BY event_id`,
  );
}
