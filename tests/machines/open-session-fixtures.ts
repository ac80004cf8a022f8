import type { OpenSession } from '../../contract/api/account/open-sessions.ts';

const sessions: readonly OpenSession[] = [
  {
    sessionId: 'here',
    device: { browser: 'Chrome', system: 'Android', isApp: false },
    seenAt: '2026-11-20T17:20:00.000Z',
    isCurrent: true,
  },
  {
    sessionId: 'desk',
    device: { browser: 'Firefox', system: 'Windows', isApp: false },
    seenAt: '2026-11-19T08:05:00.000Z',
    isCurrent: false,
  },
  {
    sessionId: 'app',
    device: { browser: null, system: 'iPhone', isApp: true },
    seenAt: '2026-11-02T19:45:00.000Z',
    isCurrent: false,
  },
  { sessionId: 'old', device: null, seenAt: '2026-10-30T10:00:00.000Z', isCurrent: false },
];

/** The logins of these ids, the first of all being the shopper's own. */
export const openSessionsOf = (...ids: readonly string[]): OpenSession[] =>
  sessions.filter(({ sessionId }) => ids.includes(sessionId));
