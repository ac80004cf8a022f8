import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';
import { digestKey } from '../../platform/digest-key.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { invalidLogin, isInvalidLogin, invalidRestoreToken, unconfirmedLogin } from '../auth/auth.errors.ts';
import { limitFailures } from '../auth/rate-limit.ts';
import { endLogins, endSession } from '../auth/session.usecases.ts';
import { tokenHash } from '../auth/token.ts';
import { confirmedLevel } from '../user/profile-level.ts';
import type { UserRow } from '../user/user.repository.ts';
import type { LoginContext } from './login.context.ts';
import { openSession } from './open-session.ts';
import type { OpenSessionContext } from './open-session.ts';
import type { NewSession } from './open-session.ts';

/** What the functions of this file touch. */
type LogInContext = OpenSessionContext &
  Pick<LoginContext, 'audit' | 'facts' | 'hasher' | 'log' | 'rateLimits' | 'users'>;

const quarterHourMs = 15 * 60_000;

/** The account of a right login and password. Throws RefusalError (auth.invalid) for a wrong one. */
async function verifiedAccount(
  context: Pick<LogInContext, 'audit' | 'facts' | 'hasher' | 'log' | 'users'>,
  { login, password, address }: { login: string; password: string; address: string },
): Promise<UserRow> {
  const found = await context.users.findByLogin(login);
  const isRight = await context.hasher.verify(password, found?.passwordHash ?? null);
  if (found !== null && isRight) return found;
  await context.audit.add({ kind: 'login.refused', userId: found?.userId ?? null });
  context.log.info('auth.refused', { tenant: context.facts.tenantId, address });
  throw invalidLogin();
}

/**
 * Opens a session for a right login and password (A01). Tries are limited before any hashing, per login and client
 * address together and per address alone, so that a stranger locks nobody out (T10, decision 010).
 */
export async function logIn(
  context: Transactional<LogInContext>,
  input: {
    readonly login: string;
    readonly password: string;
    readonly remember: boolean;
    readonly address: string;
    readonly device: LoginDevice;
    /** The credential the browser came with: it ends, a login never continues a session (T5). */
    readonly credential: string | null;
  },
): Promise<NewSession> {
  const login = input.login.trim().toLowerCase();
  const own = { bucket: digestKey('login', login, input.address), limit: 5, windowMs: quarterHourMs };
  const shared = { bucket: digestKey('address', input.address), limit: 200, windowMs: quarterHourMs };
  const account = await limitFailures(context, {
    limits: [own, shared],
    isFailure: isInvalidLogin,
    work: () => verifiedAccount(context, { ...input, login }),
  });
  if (account.profileLevel < confirmedLevel) throw unconfirmedLogin();
  const opening = await context.transaction(async (unit) => {
    if (input.credential !== null) await endSession(unit, input.credential);
    await unit.rateLimits.clear(own.bucket);
    await unit.audit.add({ kind: 'login.opened', userId: account.userId });
    return openSession(unit, account, { remember: input.remember, device: input.device });
  });
  context.log.info('auth.opened', { tenant: context.facts.tenantId, userId: account.userId });
  return opening;
}

/**
 * Exchanges a restore token for a new session and a new token (A09). A token used twice was stolen or copied: its
 * whole family ends, the sessions it opened included, and its devices are nobody's.
 */
export async function restoreSession(
  context: Transactional<LogInContext>,
  { restoreToken, device }: { readonly restoreToken: string; readonly device: LoginDevice },
): Promise<NewSession> {
  const hash = tokenHash(restoreToken);
  const opening = await context.transaction(async (unit) => {
    const spent = await unit.restoreTokens.consume(hash, unit.now);
    if (spent === null) return null;
    const user = await unit.users.findById(spent.userId);
    if (user === null) return null;
    await unit.sessions.closeFamilies([spent.familyId]);
    await unit.audit.add({ kind: 'session.restored', userId: spent.userId });
    return openSession(unit, user, { ...spent, device, authenticatedAt: null });
  });
  if (opening !== null) return opening;
  const known = await context.restoreTokens.familyOf(hash);
  if (known !== null && known.spentAt !== null) {
    context.log.warn('auth.restoreReused', { tenant: context.facts.tenantId });
    await context.transaction(async (unit) => {
      await unit.audit.add({ kind: 'session.restoreReused', userId: known.userId });
      await endLogins(unit, [known.familyId]);
    });
  }
  throw invalidRestoreToken();
}
