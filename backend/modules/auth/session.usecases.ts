import { dayMs } from '../../../contract/rules/time/calendar-day.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import type { CurrentUser } from '../../platform/session-user.ts';
import type { AuthContext } from './auth.context.ts';
import { tokenHash } from './token.ts';

const minuteMs = 60_000;
/** How long a session lives without being used, in ms (T5). */
export const sessionLifeMs = (remember: boolean): number => (remember ? 30 * dayMs : dayMs / 2);

/** However busy, no session outlives this. */
export const longestSessionMs = 90 * dayMs;

/** How long a restore token of a brand is good, in ms (SES-15). */
export const restoreTokenLifeMs = (
  { restoreDays }: Pick<TenantFacts, 'restoreDays'>,
  remember: boolean,
): number => (remember ? restoreDays.remembered : restoreDays.otherwise) * dayMs;

/** Whether a session may still be used. */
export function isSessionAlive(
  { remember, openedAt, seenAt }: { remember: boolean; openedAt: Date; seenAt: Date },
  now: Date,
): boolean {
  const idle = now.getTime() - seenAt.getTime();
  return idle < sessionLifeMs(remember) && now.getTime() - openedAt.getTime() < longestSessionMs;
}

/** The user of a credential, or null: unknown, expired or another brand's. Use lengthens its life (T5). */
export async function resolveSession(
  context: Pick<AuthContext, 'now' | 'sessions'>,
  credential: string,
): Promise<CurrentUser | null> {
  const hash = tokenHash(credential);
  const session = await context.sessions.find(hash);
  if (session === null || !isSessionAlive(session, context.now)) return null;
  const idle = context.now.getTime() - session.seenAt.getTime();
  // Minutes are fine enough for a life of hours, and spare a write per call.
  if (idle >= minuteMs) await context.sessions.touch(hash, context.now);
  const { userId, login, firstName, lastName, userTypeId, authenticatedAt } = session;
  return { userId, login, firstName, lastName, userTypeId, authenticatedAt };
}

/**
 * Ends the session of a credential with its restore tokens and leaves its devices to nobody; an unknown one changes
 * nothing (A02, A09).
 */
export async function endSession(
  context: Pick<AuthContext, 'devices' | 'restoreTokens' | 'sessions'>,
  credential: string,
): Promise<void> {
  const familyId = await context.sessions.close(tokenHash(credential));
  if (familyId === null) return;
  await context.restoreTokens.dropFamilies([familyId]);
  await context.devices.leaveLogins([familyId]);
}

/** Ends logins with their restore tokens and leaves their devices to nobody (A09, A15). */
export async function endLogins(
  unit: Pick<AuthContext, 'devices' | 'restoreTokens' | 'sessions'>,
  familyIds: readonly string[],
): Promise<void> {
  await unit.sessions.closeFamilies(familyIds);
  await unit.restoreTokens.dropFamilies(familyIds);
  await unit.devices.leaveLogins(familyIds);
}

/**
 * Ends every session of a user with all restore tokens and leaves their devices to nobody (T5); those of the login that
 * goes on in a new session, if any, stay.
 */
export async function endAllSessions(
  unit: Pick<AuthContext, 'devices' | 'restoreTokens' | 'sessions'>,
  userId: number,
  goesOn: string | null = null,
): Promise<void> {
  await unit.sessions.closeAll(userId);
  await unit.restoreTokens.dropAll(userId);
  await unit.devices.leaveUser(userId, goesOn);
}
