import type { TenantScope } from '../../scope.ts';
import { confirmedLevel } from '../user/profile-level.ts';
import { invalidLogin, invalidRestoreToken, unconfirmedLogin } from './auth.errors.ts';
import { openSession } from './open-session.ts';
import type { Opening } from './open-session.ts';
import { endSession } from './session.usecases.ts';
import { tokenHash } from './token.ts';
import { assertTriesLeft, bucketOf } from './try-limit.ts';

const quarterHourMs = 15 * 60_000;

/**
 * Opens a session for a right login and password (A01). Tries are limited before any hashing, per login and client
 * address together and per address alone, so that a stranger locks nobody out (T10, ruling 10).
 */
export async function logIn(
  scope: TenantScope,
  input: {
    readonly login: string;
    readonly password: string;
    readonly remember: boolean;
    readonly address: string;
    /** The credential the browser came with: it ends, a login never continues a session (T5). */
    readonly credential: string | null;
  },
): Promise<Opening> {
  const login = input.login.trim().toLowerCase();
  const own = { bucket: bucketOf('login', login, input.address), limit: 5, windowMs: quarterHourMs };
  const shared = { bucket: bucketOf('address', input.address), limit: 200, windowMs: quarterHourMs };
  const account = await scope.services.loginQueue(`${scope.facts.tenantId} ${own.bucket}`, async () => {
    await assertTriesLeft({ tries: scope.failedTries, limits: [own, shared], now: scope.now });
    const found = await scope.users.findByLogin(login);
    const right = await scope.services.hasher.verify(input.password, found?.passwordHash ?? null);
    if (found !== null && right) return found;
    await scope.transaction(async (unit) => {
      await unit.failedTries.add([own.bucket, shared.bucket], unit.now);
      await unit.audit.add({ kind: 'login.refused', userId: found?.userId ?? null });
    });
    scope.log.info('auth.refused', { tenant: scope.facts.tenantId, address: input.address });
    throw invalidLogin();
  });
  if (account.profileLevel < confirmedLevel) throw unconfirmedLogin();
  const opening = await scope.transaction(async (unit) => {
    if (input.credential !== null) await endSession(unit, input.credential);
    await unit.failedTries.clear(own.bucket);
    await unit.audit.add({ kind: 'login.opened', userId: account.userId });
    return openSession(unit, account, { remember: input.remember });
  });
  scope.log.info('auth.opened', { tenant: scope.facts.tenantId, userId: account.userId });
  return opening;
}

/**
 * Exchanges a restore token for a new session and a new token (A09). A token used twice was stolen or copied: its
 * whole family ends, the sessions it opened included.
 */
export async function restoreSession(scope: TenantScope, restoreToken: string): Promise<Opening> {
  const hash = tokenHash(restoreToken);
  const opening = await scope.transaction(async (unit) => {
    const spent = await unit.restoreTokens.spend(hash, unit.now);
    if (spent === null) return null;
    const user = await unit.users.findById(spent.userId);
    if (user === null) return null;
    await unit.sessions.closeFamily(spent.familyId);
    await unit.audit.add({ kind: 'session.restored', userId: spent.userId });
    return openSession(unit, user, spent);
  });
  if (opening !== null) return opening;
  const known = await scope.restoreTokens.familyOf(hash);
  if (known !== null && known.spentAt !== null) {
    scope.log.warn('auth.restoreReused', { tenant: scope.facts.tenantId });
    await scope.transaction(async (unit) => {
      await unit.audit.add({ kind: 'session.restoreReused', userId: known.userId });
      await unit.restoreTokens.dropFamily(known.familyId);
      await unit.sessions.closeFamily(known.familyId);
    });
  }
  throw invalidRestoreToken();
}
