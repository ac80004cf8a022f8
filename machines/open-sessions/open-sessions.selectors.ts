import type { SnapshotFrom } from 'xstate';
import type { openSessionsMachine } from './open-sessions.machine.ts';

type OpenSessions = SnapshotFrom<typeof openSessionsMachine>;

export const openSessionList = (sessions: OpenSessions) => sessions.context.list;
/** Ids of the logins that are to end. */
export const endingSessions = (sessions: OpenSessions) => sessions.context.ending;
export const haveOpenSessionsFailed = (sessions: OpenSessions): boolean => sessions.matches('failed');
/** They wait for session or service, and ask for nothing meanwhile. */
export const areOpenSessionsAwaitingSession = (sessions: OpenSessions): boolean =>
  sessions.matches('awaitingSession');
export const areOpenSessionsSettled = (sessions: OpenSessions): boolean => !sessions.matches('loading');
export const openSessionsError = (sessions: OpenSessions) => sessions.context.error;
