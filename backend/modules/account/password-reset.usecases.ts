import { normaliseTaxCode } from '../../../contract/rules/fiscal/tax-code.ts';
import { newPasswordRules } from '../../../contract/rules/session/new-password.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import { endAllSessions } from '../auth/session.usecases.ts';
import { sendPasswordChanged } from '../user/security-mail.ts';
import type { UserRow } from '../user/user.repository.ts';
import { sendPasswordReset } from './account-mail.ts';
import type { AccountContext } from './account.context.ts';
import { invalidToken } from './account.errors.ts';
import { isMailAllowed } from './mail-throttle.ts';
import { issueToken, sentToken } from './mail-token.ts';

/** What the functions of this file touch. */
type PasswordResetContext = Pick<
  AccountContext,
  | 'accountTokens'
  | 'audit'
  | 'config'
  | 'devices'
  | 'facts'
  | 'hasher'
  | 'now'
  | 'mailLook'
  | 'outbox'
  | 'rateLimits'
  | 'restoreTokens'
  | 'sessions'
  | 'users'
>;

/** How somebody names an account. */
export interface NamedAccount {
  readonly e_mail?: string | undefined;
  readonly login?: string | undefined;
}

const nameOf = ({ e_mail, login }: NamedAccount): string | undefined =>
  [e_mail, login].map((name) => name?.trim()).find((name) => name !== undefined && name !== '');

/** The account named, by its e-mail or user name. Throws ParameterError when nothing names one (422). */
async function accountOf(
  context: Pick<AccountContext, 'users'>,
  named: NamedAccount,
): Promise<UserRow | null> {
  const name = nameOf(named);
  if (name === undefined) throw new ParameterError('e_mail');
  return context.users.findByLogin(name);
}

/** Sends the mail that resets a password, to a known account; nothing tells whether there is one (R07, REG-12). */
export async function requestPasswordReset(
  context: Transactional<PasswordResetContext>,
  asked: NamedAccount & { readonly fiscal_code?: string | undefined },
): Promise<void> {
  const name = nameOf(asked);
  const taxCode = normaliseTaxCode((asked.fiscal_code ?? '').trim());
  if (name === undefined && taxCode === '') throw new ParameterError('e_mail');
  const user =
    name === undefined
      ? await context.users.findByFiscalCode(taxCode)
      : await context.users.findByLogin(name);
  const mayBeSent = await isMailAllowed(context, 'password_reset', user?.email ?? name ?? taxCode);
  if (user === null || !mayBeSent) return;
  await context.transaction(async (unit) => {
    const token = await issueToken(unit, { userId: user.userId, purpose: 'reset' });
    await sendPasswordReset(unit, user, token);
  });
}

/** The account named, where a reset token of it is still good. */
async function resettable(
  context: Pick<AccountContext, 'accountTokens' | 'now' | 'users'>,
  named: NamedAccount,
  token: string,
): Promise<UserRow | null> {
  const user = await accountOf(context, named);
  const found = await context.accountTokens.findUsable(sentToken('reset', token), context.now);
  return found !== null && found.userId === user?.userId ? user : null;
}

/** Whether a reset token of this account is still good (R08). */
export const isResetValid = async (
  context: Pick<AccountContext, 'accountTokens' | 'now' | 'users'>,
  named: NamedAccount,
  token: string,
): Promise<boolean> => (await resettable(context, named, token)) !== null;

/**
 * Sets a new password for a token of a mail, once; every session ends, and so do the other tokens that were sent for
 * this (R06, T5). A password that is refused spends nothing.
 */
export async function resetPassword(
  context: Transactional<PasswordResetContext>,
  asked: NamedAccount & { readonly token: string; readonly password: string },
): Promise<void> {
  const refuseFor = (owner: UserRow | null) =>
    throwFieldErrors(
      fieldErrorsOf(asked, { password: [requiredRule, ...newPasswordRules(context.facts, owner)] }),
    );
  refuseFor(null);
  const user = await resettable(context, asked, asked.token);
  if (user === null) throw invalidToken();
  // Only whoever holds the token may learn that a password is somebody's name.
  refuseFor(user);
  const passwordHash = await context.hasher.hash(asked.password);
  await context.transaction(async (unit) => {
    const spent = await unit.accountTokens.consume(sentToken('reset', asked.token), unit.now);
    if (spent === null) throw invalidToken();
    const { userId } = spent;
    await unit.accountTokens.drop(userId, ['reset']);
    await unit.users.update(userId, { passwordHash });
    await endAllSessions(unit, userId);
    await unit.audit.add({ kind: 'password.reset', userId });
    await sendPasswordChanged(unit, user);
  });
}
