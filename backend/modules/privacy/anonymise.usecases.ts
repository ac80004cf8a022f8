import { dayMs } from '../../../contract/rules/time/calendar-day.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { sendAnonymisation } from '../account/account-mail.ts';
import { invalidToken, ordersInDelivery } from '../account/account.errors.ts';
import { isMailAllowed } from '../account/mail-throttle.ts';
import { issueToken, sentToken } from '../account/mail-token.ts';
import { lockActiveCart } from '../cart/active-cart.usecases.ts';
import { dropSlot } from '../cart/drop-slot.ts';
import type { PrivacyContext } from './privacy.context.ts';

/** What the functions of this file touch. */
type AnonymiseContext = Pick<
  PrivacyContext,
  | 'accountTokens'
  | 'addresses'
  | 'audit'
  | 'carts'
  | 'config'
  | 'facts'
  | 'now'
  | 'orders'
  | 'mailLook'
  | 'outbox'
  | 'personalData'
  | 'rateLimits'
  | 'shop'
  | 'slots'
  | 'users'
>;

const isSameLogin = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** Sends the mail that ends an account (R15); five an hour. */
export async function requestAnonymisation(
  context: Transactional<AnonymiseContext>,
  userId: number,
): Promise<void> {
  const user = await context.users.findById(userId);
  if (user === null || !(await isMailAllowed(context, 'anonymize', user.email))) return;
  await context.transaction(async (unit) => {
    const token = await issueToken(unit, { userId, purpose: 'anonymise' });
    await sendAnonymisation(unit, user, token);
  });
}

/** Whether a token would end the account of this login (R16). */
export async function isAnonymisationValid(
  context: Pick<PrivacyContext, 'accountTokens' | 'now' | 'users'>,
  { login, token }: { login: string; token: string },
): Promise<boolean> {
  const found = await context.accountTokens.findUsable(sentToken('anonymise', token), context.now);
  const user = found === null ? null : await context.users.findById(found.userId);
  return user !== null && isSameLogin(login, user.login);
}

/** Frees the places that carts of the user hold. */
async function freeSlots(unit: AnonymiseContext, userId: number): Promise<void> {
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
  context: Transactional<AnonymiseContext>,
  userId: number,
  { login, token }: { login: string; token: string },
): Promise<void> {
  await context.transaction(async (unit) => {
    await freeSlots(unit, userId);
    const user = await unit.users.lock(userId);
    const spent = await unit.accountTokens.consume(sentToken('anonymise', token), unit.now);
    if (user === null || spent?.userId !== userId || !isSameLogin(login, user.login)) throw invalidToken();
    if (await unit.orders.isAnyUnderWay(userId)) throw ordersInDelivery();
    await unit.personalData.erase({ userId, email: user.email });
    await unit.users.update(userId, { anonymisedAt: unit.now });
    await unit.audit.add({ kind: 'account.anonymised', userId });
  });
}

/** Removes what a call that was on its way when its account ended may have written after it. */
export async function sweepAnonymised(
  context: Transactional<Pick<PrivacyContext, 'now' | 'personalData'>>,
): Promise<void> {
  const since = new Date(context.now.getTime() - dayMs);
  for (const userId of await context.personalData.listErasedSince(since)) {
    await context.transaction((unit) => unit.personalData.erase({ userId, email: null }));
  }
}
