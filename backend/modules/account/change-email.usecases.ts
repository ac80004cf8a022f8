import { normaliseEmail } from '../../../contract/rules/session/same-email.ts';
import { emailRule } from '../../../contract/rules/validation/email.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import { isTaken } from '../../platform/db/failures.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import { endAllSessions } from '../auth/session.usecases.ts';
import { sendEmailChangeRequested, sendEmailChanged } from '../user/security-mail.ts';
import type { UserMailContext } from '../user/user-mail.ts';
import type { UserRow } from '../user/user.repository.ts';
import { sendEmailUpdate, sendPasswordReset } from './account-mail.ts';
import type { AccountContext } from './account.context.ts';
import { invalidToken } from './account.errors.ts';
import { isMailAllowed } from './mail-throttle.ts';
import { issueToken, sentToken } from './mail-token.ts';

/** What a request for another address touches. */
type ChangeEmailContext = UserMailContext & Pick<AccountContext, 'accountTokens' | 'rateLimits' | 'users'>;

/** What moving an account to another address touches. */
type MoveAccountContext = UserMailContext & Pick<AccountContext, 'accountTokens' | 'audit' | 'users'>;

/**
 * Sends the mail that changes an account's address, and one to the address it has, with a link that stops it. A taken address
 * gets none, and nothing shows that: the old address is always notified (R10, OWASP ASVS 6.3.7).
 */
export async function requestEmailUpdate(
  context: Transactional<ChangeEmailContext>,
  userId: number,
  typed: string,
): Promise<void> {
  const newEmail = normaliseEmail(typed);
  throwFieldErrors(fieldErrorsOf({ new_email: newEmail }, { new_email: [requiredRule, emailRule] }));
  const user = await context.users.findById(userId);
  if (user === null) return;
  const mayNotify = await isMailAllowed(context, 'email_change_requested', user.email);
  const mayBeSent = mayNotify && (await isMailAllowed(context, 'update_email', newEmail));
  const taken = await context.users.findByLogin(newEmail);
  if (!mayBeSent) return;
  await context.transaction(async (unit) => {
    const stop = await issueToken(unit, { userId, purpose: 'stopEmail', newEmail: user.email });
    await sendEmailChangeRequested(unit, user, { token: stop, newEmail });
    if (taken !== null) return;
    const token = await issueToken(unit, { userId, purpose: 'email', newEmail });
    await sendEmailUpdate(unit, user, { token, newEmail });
  });
}

/** Takes back a change of the address that nobody has confirmed: its mail leads nowhere (R20, REG-17). */
export const cancelEmailUpdate = (context: Pick<AccountContext, 'accountTokens'>, userId: number) =>
  context.accountTokens.drop(userId, ['email']);

/** Gives an account another address to log in with; a user name that was the old one follows. */
async function setEmail(unit: Pick<AccountContext, 'users'>, user: UserRow, email: string): Promise<void> {
  const username = user.username === user.login ? { username: email } : {};
  await unit.users.update(user.userId, { email, login: email, ...username });
}

/** Moves an account to the address its mail went to; what was sent to the old one is void, but the way back (R09, REG-17). */
async function moveAccount(unit: MoveAccountContext, token: string): Promise<void> {
  const spent = await unit.accountTokens.consume(sentToken('email', token), unit.now);
  const user = spent === null ? null : await unit.users.lock(spent.userId);
  if (spent === null || spent.newEmail === null || user === null) throw invalidToken();
  const { userId, newEmail } = spent;
  await setEmail(unit, user, newEmail);
  await unit.accountTokens.drop(userId, ['reset', 'email', 'anonymise']);
  await unit.audit.add({ kind: 'email.changed', userId });
  const stop = await issueToken(unit, { userId, purpose: 'stopEmail', newEmail: user.email });
  await sendEmailChanged(unit, user, { token: stop, newEmail });
}

/** Does `work` in a transaction; an address that somebody took meanwhile makes its token invalid. */
async function unlessTaken<Unit>(
  context: { transaction: (work: (unit: Unit) => Promise<void>) => Promise<void> },
  work: (unit: Unit) => Promise<void>,
): Promise<void> {
  try {
    await context.transaction(work);
  } catch (error) {
    if (isTaken(error)) throw invalidToken();
    throw error;
  }
}

/** Changes e-mail and login for the token of a mail, once; an address taken meanwhile makes it invalid (R09). */
export const updateEmail = (context: Transactional<MoveAccountContext>, token: string): Promise<void> =>
  unlessTaken(context, (unit) => moveAccount(unit, token));

/** What stopping a change of address touches. */
type StopEmailContext = MoveAccountContext & Pick<AccountContext, 'devices' | 'restoreTokens' | 'sessions'>;

async function returnAccount(unit: StopEmailContext, token: string): Promise<void> {
  const spent = await unit.accountTokens.consume(sentToken('stopEmail', token), unit.now);
  const user = spent === null ? null : await unit.users.lock(spent.userId);
  if (spent === null || spent.newEmail === null || user === null) throw invalidToken();
  const { userId, newEmail: oldEmail } = spent;
  if (user.email !== oldEmail) await setEmail(unit, user, oldEmail);
  await unit.accountTokens.drop(userId, ['reset', 'email', 'stopEmail', 'anonymise']);
  await endAllSessions(unit, userId);
  await unit.audit.add({ kind: 'email.changeStopped', userId });
  const reset = await issueToken(unit, { userId, purpose: 'reset' });
  await sendPasswordReset(unit, { ...user, email: oldEmail, login: oldEmail }, reset);
}

/**
 * Stops a change of address for the token mailed to the old one, once: the account keeps or gets back that address, whoever is
 * logged in is logged out, and a mail leads to a new password (R21).
 */
export const stopEmailUpdate = (context: Transactional<StopEmailContext>, token: string): Promise<void> =>
  unlessTaken(context, (unit) => returnAccount(unit, token));
