import type { OpenSession } from '../../../contract/api/account/open-sessions.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { endLogins, isSessionAlive, restoreTokenLifeMs } from '../auth/session.usecases.ts';
import { tokenHash } from '../auth/token.ts';
import { sendSessionsEnded } from '../user/security-mail.ts';
import type { UserMailContext } from '../user/user-mail.ts';
import type { LoginContext } from './login.context.ts';

/** What the functions of this file touch. */
type OpenSessionsContext = UserMailContext &
  Pick<LoginContext, 'audit' | 'devices' | 'restoreTokens' | 'sessions' | 'users'>;

/** Who asks, and with which credential. */
interface Asker {
  readonly userId: number;
  readonly credential: string | null;
}

const ownSession = () =>
  new RefusalError(
    'session.own',
    {
      it: 'È l’accesso che stai usando: per chiuderlo usa «Esci».',
      'en-US': 'This is the login you are using: to close it, use “Log out”.',
    },
    'session_ids',
  );

async function ownFamily(
  context: Pick<OpenSessionsContext, 'sessions'>,
  credential: string | null,
): Promise<string | null> {
  return credential === null
    ? null
    : ((await context.sessions.find(tokenHash(credential)))?.familyId ?? null);
}

/** The person's logins that are open or can be restored, the asker's first, then the latest used (SES-30). */
export async function listOpenSessions(
  context: Pick<OpenSessionsContext, 'facts' | 'now' | 'restoreTokens' | 'sessions'>,
  { userId, credential }: Asker,
): Promise<OpenSession[]> {
  const own = await ownFamily(context, credential);
  const { facts, now } = context;
  // A token of before the brand shortened their life would seem used in days to come.
  const usedAt = ({ expiresAt, remember }: { expiresAt: Date; remember: boolean }) =>
    new Date(Math.min(now.getTime(), expiresAt.getTime() - restoreTokenLifeMs(facts, remember)));
  const open = (await context.sessions.listOf(userId)).filter((one) => isSessionAlive(one, now));
  const restorable = (await context.restoreTokens.listUsable(userId, now)).map((token) => ({
    ...token,
    seenAt: usedAt(token),
  }));
  const families = new Map(
    // What stands later wins: a session knows better when it was used.
    [...restorable, ...open].map(({ familyId, device, seenAt }) => [
      familyId,
      {
        sessionId: familyId,
        device,
        seenAt: seenAt.toISOString(),
        isCurrent: familyId === own,
      },
    ]),
  );
  return [...families.values()].toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.seenAt.localeCompare(one.seenAt),
  );
}

/** Ends other logins of the same person, with what hangs on them; one that is gone already changes nothing (A15). */
export function endOpenSessions(
  context: Transactional<OpenSessionsContext>,
  asker: Asker,
  sessionIds: readonly string[],
): Promise<OpenSession[]> {
  return context.transaction(async (unit) => {
    const sessions = await listOpenSessions(unit, asker);
    const ended = sessions.filter(({ sessionId }) => sessionIds.includes(sessionId));
    if (ended.some(({ isCurrent }) => isCurrent)) throw ownSession();
    if (ended.length === 0) return sessions;
    const families = ended.map(({ sessionId }) => sessionId);
    await endLogins(unit, families);
    const facts = { sessions: ended.length };
    await unit.audit.add({ kind: 'session.ended', userId: asker.userId, facts });
    const user = await unit.users.findById(asker.userId);
    if (user !== null) await sendSessionsEnded(unit, user, ended.length);
    return sessions.filter((one) => !ended.includes(one));
  });
}
