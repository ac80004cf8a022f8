import { login } from '../../../contract/api/account/auth.ts';
import { sessionActors } from '../../../machines/session/session.actors.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Shopper } from '../../kit/http/shopper.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

export const rightPassword: Arrange<Shopper> = ({ visitor }) =>
  visitor.sql(`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE login = 'vuoto@cestolieto.example')
    WHERE user_id = :user`);

export const wrongPassword: Arrange<Shopper> = ({ visitor }) =>
  visitor.sql(`UPDATE users SET password_hash = 'gone' WHERE user_id = :user`);

/** A restore token without its cookie: the browser was closed long enough. */
async function keepTokenOnly({ client, session, email, password }: Visitor): Promise<void> {
  const { data } = await client.call(login, { login: email, password });
  session.opened(data.restoreToken);
  client.cookies.clear();
}

export const sessionHttp: HttpFlow = {
  name: 'session',
  open: async ({ visitor }) => ({
    actors: sessionActors({ services: async () => visitor.services, session: visitor.session }),
    effects: {
      forgetSession: () => visitor.session.forget(),
      supersedeSession: () => visitor.session.supersede(),
    },
  }),
  // The cases cannot name the id of an account that is made for the path.
  never: ['an answer was given to the shopper', 'an answer was given to another shopper'],
  starts: ['a tab is opened', 'a tab of a stranger is opened'],
  adapt: (event, { email }) => (event.type === 'login.submit' ? { ...event, email } : event),
  answers: {
    askCookie: {
      'the cookie is good': async ({ visitor }) => void (await visitor.client.logIn(visitor.name)),
      'no cookie, but a restore token': ({ visitor }) => keepTokenOnly(visitor),
      'no cookie and no token': asIs,
    },
    checkUser: {
      'the cookie is of the same shopper': asIs,
      'there is no cookie any more': ({ visitor }) => visitor.client.cookies.clear(),
    },
    exchangeToken: {
      'the token is good': asIs,
      'the token is refused: auth.restore.invalid': ({ visitor }) =>
        visitor.sql('DELETE FROM restore_tokens WHERE user_id = :user'),
    },
    login: {
      'the login is right': rightPassword,
      'the login is refused: auth.invalid': wrongPassword,
    },
    logout: { 'the logout is done': asIs },
  },
};
