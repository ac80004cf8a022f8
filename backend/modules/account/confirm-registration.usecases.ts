import { normaliseEmail } from '../../../contract/rules/session/same-email.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { confirmedLevel } from '../user/profile-level.ts';
import type { UserRow } from '../user/user.repository.ts';
import { sendConfirmation } from './account-mail.ts';
import type { AccountContext } from './account.context.ts';
import { invalidToken } from './account.errors.ts';
import { isMailAllowed } from './mail-throttle.ts';
import { issueToken, sentToken } from './mail-token.ts';

/** What the functions of this file touch. */
export type ConfirmRegistrationContext = Pick<
  AccountContext,
  'accountTokens' | 'config' | 'facts' | 'mailLook' | 'now' | 'outbox' | 'rateLimits' | 'users'
>;

/** Writes the mail that confirms an account (R05, R13). */
export async function mailConfirmation(unit: ConfirmRegistrationContext, user: UserRow): Promise<void> {
  await sendConfirmation(unit, user, await issueToken(unit, { userId: user.userId, purpose: 'confirm' }));
}

/** Confirms an account for the code of its mail; the same code again finds it confirmed (R12, REG-08). */
export function confirmRegistration(
  context: Transactional<Pick<AccountContext, 'accountTokens' | 'audit' | 'now' | 'users'>>,
  { email, code }: { email: string; code: string },
): Promise<'confirmed' | 'before'> {
  return context.transaction(async (unit) => {
    const sent = sentToken('confirm', code);
    const spent = await unit.accountTokens.consume(sent, unit.now);
    const token = spent ?? (await unit.accountTokens.findSpent(sent));
    const user = token === null ? null : await unit.users.lock(token.userId);
    if (user === null || user.email !== normaliseEmail(email)) throw invalidToken();
    if (user.profileLevel >= confirmedLevel) return 'before';
    if (spent === null) throw invalidToken();
    await unit.users.update(user.userId, { profileLevel: confirmedLevel });
    await unit.audit.add({ kind: 'account.confirmed', userId: user.userId });
    return 'confirmed';
  });
}

/** Sends the mail again to an account that waits for it; nothing tells whether there is one (R13, REG-07). */
export async function resendConfirmation(
  context: Transactional<ConfirmRegistrationContext>,
  typed: string,
): Promise<void> {
  const email = normaliseEmail(typed);
  const user = await context.users.findByLogin(email);
  const mayBeSent = await isMailAllowed(context, 'registration_confirm', email);
  if (user === null || user.profileLevel >= confirmedLevel || !mayBeSent) return;
  await context.transaction((unit) => mailConfirmation(unit, user));
}
