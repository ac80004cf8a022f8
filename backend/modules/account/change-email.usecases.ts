import { normaliseEmail } from '../../../contract/rules/session/same-email.ts';
import { emailRule } from '../../../contract/rules/validation/email.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import { isTaken } from '../../platform/db/failures.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import { sendEmailUpdate } from './account-mail.ts';
import type { AccountContext } from './account.context.ts';
import { invalidToken } from './account.errors.ts';
import { isMailAllowed } from './mail-throttle.ts';
import { issueToken, sentToken } from './mail-token.ts';

/** What the functions of this file touch. */
type ChangeEmailContext = Pick<
  AccountContext,
  'accountTokens' | 'config' | 'facts' | 'mailLook' | 'now' | 'outbox' | 'rateLimits' | 'users'
>;

/** Sends the mail that changes an account's address; a taken one gets none, and nothing tells so (R10). */
export async function requestEmailUpdate(
  context: Transactional<ChangeEmailContext>,
  userId: number,
  typed: string,
): Promise<void> {
  const newEmail = normaliseEmail(typed);
  throwFieldErrors(fieldErrorsOf({ new_email: newEmail }, { new_email: [requiredRule, emailRule] }));
  const mayBeSent = await isMailAllowed(context, 'update_email', newEmail);
  const taken = await context.users.findByLogin(newEmail);
  const user = await context.users.findById(userId);
  if (taken !== null || user === null || !mayBeSent) return;
  await context.transaction(async (unit) => {
    const token = await issueToken(unit, { userId, purpose: 'email', newEmail });
    await sendEmailUpdate(unit, user, { token, newEmail });
  });
}

/** Takes back a change of the address that nobody has confirmed: its mail leads nowhere (R20, REG-17). */
export const cancelEmailUpdate = (context: Pick<AccountContext, 'accountTokens'>, userId: number) =>
  context.accountTokens.drop(userId, ['email']);

/** Moves an account to the address its mail went to; what was sent to the old one is void (R09, REG-17). */
async function moveAccount(
  unit: Pick<AccountContext, 'accountTokens' | 'audit' | 'now' | 'users'>,
  token: string,
): Promise<void> {
  const spent = await unit.accountTokens.consume(sentToken('email', token), unit.now);
  const user = spent === null ? null : await unit.users.lock(spent.userId);
  if (spent === null || spent.newEmail === null || user === null) throw invalidToken();
  const { userId, newEmail } = spent;
  await unit.users.update(userId, {
    email: newEmail,
    login: newEmail,
    ...(user.username === user.login ? { username: newEmail } : {}),
  });
  await unit.accountTokens.drop(userId, ['reset', 'email', 'anonymise']);
  await unit.audit.add({ kind: 'email.changed', userId });
}

/** Changes e-mail and login for the token of a mail, once; an address taken meanwhile makes it invalid (R09). */
export async function updateEmail(
  context: Transactional<Pick<AccountContext, 'accountTokens' | 'audit' | 'now' | 'users'>>,
  token: string,
): Promise<void> {
  try {
    await context.transaction((unit) => moveAccount(unit, token));
  } catch (error) {
    if (isTaken(error)) throw invalidToken();
    throw error;
  }
}
