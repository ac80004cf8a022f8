import { listOpenSessions } from '../../../contract/api/account/open-sessions.ts';
import { openSessionsActors } from '../../../machines/open-sessions/open-sessions.actors.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

/** The login of the visitor's own browser. */
const own = new WeakMap<Visitor, string>();

/** Logins of the same shopper elsewhere, and no others. */
const openElsewhere =
  (...names: readonly string[]): Arrange =>
  async ({ visitor }) => {
    await visitor.sql(`DELETE FROM sessions WHERE user_id = :user AND token_hash LIKE 'elsewhere %'`);
    for (const name of names) {
      await visitor.sql(
        `INSERT INTO sessions (tenant_id, token_hash, user_id, family_id, remember, opened_at, seen_at)
        SELECT tenant_id, 'elsewhere ${name} ${visitor.email}', user_id, '${name} ${visitor.email}', true, now(), now()
        FROM users WHERE user_id = :user`,
      );
    }
  };

export const openSessionsHttp: HttpFlow = {
  name: 'open-sessions',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    const { sessions } = await done(visitor.client.call(listOpenSessions));
    own.set(visitor, sessions.find(({ isCurrent }) => isCurrent)?.sessionId ?? '');
    return { actors: openSessionsActors({ services: async () => visitor.services }) };
  },
  adapt(event, visitor) {
    if (event.type !== 'session.end') return event;
    const sessionId =
      event['sessionId'] === 'here' ? own.get(visitor) : `${String(event['sessionId'])} ${visitor.email}`;
    return { ...event, sessionId };
  },
  answers: {
    listSessions: {
      'this login and two others are open': openElsewhere('desk', 'app'),
      'this login and an old one are open': openElsewhere('old'),
      'this login alone is open': openElsewhere(),
    },
    endSessions: { 'they are ended': asIs },
  },
};
