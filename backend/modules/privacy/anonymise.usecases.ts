import { dayMs } from '../../../contract/rules/calendar-day.ts';
import type { TenantScope } from '../../scope.ts';
import { sendAnonymisation } from '../account/account-mail.ts';
import { invalidToken, ordersInDelivery } from '../account/account.errors.ts';
import { issueToken, sentToken } from '../account/mail-token.ts';
import { mayMail } from '../account/mail-turn.ts';
import { lockActiveCart } from '../cart/active-cart.usecases.ts';
import { dropSlot } from '../timeslot/select-timeslot.usecases.ts';

const isSameLogin = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** Sends the mail that ends an account (R15); five an hour. */
export async function requestAnonymisation(scope: TenantScope, userId: number): Promise<void> {
  const user = await scope.users.findById(userId);
  if (user === null || !(await mayMail(scope, 'anonymize', user.email))) return;
  await scope.transaction(async (unit) => {
    const token = await issueToken(unit, { userId, purpose: 'anonymise' });
    await sendAnonymisation(unit, user, token);
  });
}

/** Whether a token would end the account of this login (R16). */
export async function isAnonymisationValid(
  scope: TenantScope,
  { login, token }: { login: string; token: string },
): Promise<boolean> {
  const found = await scope.accountTokens.findUsable(sentToken('anonymise', token), scope.now);
  const user = found === null ? null : await scope.users.findById(found.userId);
  return user !== null && isSameLogin(login, user.login);
}

/** Frees the places that carts of the user hold. */
async function freeSlots(unit: TenantScope, userId: number): Promise<void> {
  const active = await lockActiveCart(unit, userId);
  const waiting = await unit.carts.findSetAside(userId);
  await dropSlot(unit, active);
  if (waiting !== null) await dropSlot(unit, waiting);
}

/**
 * Takes the person out of their account, for good (R14, REG-20, REG-21): every datum that names them goes, orders stay
 * with their amounts, every session ends. Refused while an order is on its way.
 */
export async function anonymiseUser(
  scope: TenantScope,
  userId: number,
  { login, token }: { login: string; token: string },
): Promise<void> {
  await scope.transaction(async (unit) => {
    await freeSlots(unit, userId);
    const user = await unit.users.lock(userId);
    const spent = await unit.accountTokens.spend(sentToken('anonymise', token), unit.now);
    if (user === null || spent?.userId !== userId || !isSameLogin(login, user.login)) throw invalidToken();
    if (await unit.orders.isAnyUnderWay(userId)) throw ordersInDelivery();
    await unit.personalData.erase({ userId, email: user.email });
    await unit.users.update(userId, { anonymisedAt: unit.now });
    await unit.audit.add({ kind: 'account.anonymised', userId });
  });
}

/** Removes what a call that was on its way when its account ended may have written after it. */
export async function sweepAnonymised(scope: TenantScope): Promise<void> {
  const since = new Date(scope.now.getTime() - dayMs);
  for (const userId of await scope.personalData.listErasedSince(since)) {
    await scope.transaction((unit) => unit.personalData.erase({ userId, email: null }));
  }
}
