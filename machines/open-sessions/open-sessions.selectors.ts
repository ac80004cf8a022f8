import type { SnapshotFrom } from 'xstate';
import type { openSessionsMachine } from './open-sessions.machine.ts';

type OpenSessions = SnapshotFrom<typeof openSessionsMachine>;

export const openSessionList = (sessions: OpenSessions) => sessions.context.list;
/** Ids of the logins that are to end. */
export const endingSessions = (sessions: OpenSessions) => sessions.context.ending;
/** Nobody is logged in, and the login was dismissed. */
export const areOpenSessionsSignedOut = (sessions: OpenSessions): boolean =>
  sessions.matches('failed') && sessions.context.error?.failure === 'dismissed';
export const haveOpenSessionsFailed = (sessions: OpenSessions): boolean =>
  sessions.matches('failed') && !areOpenSessionsSignedOut(sessions);
export const areOpenSessionsSettled = (sessions: OpenSessions): boolean => !sessions.matches('loading');
export const openSessionsError = (sessions: OpenSessions) => sessions.context.error;
