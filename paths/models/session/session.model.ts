import type { sessionActors } from '../../../machines/session/session.actors.ts';
import { sessionLogic } from '../../../machines/session/session.logic.ts';
import { aCart, anAnonymousCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { sessionRules } from './session.rules.ts';
import { email } from './session.terms.ts';

const nobody = { user: null, answer: anAnswer(anAnonymousCart()) };

export const sessionModel = flowModel<typeof sessionLogic, ReturnType<typeof sessionActors>>({
  name: 'session',
  machine: sessionLogic,
  starts: [
    { says: 'a tab is opened', input: () => ({ isStranger: false, staleUserId: null }) },
    { says: 'a tab of a stranger is opened', input: () => ({ isStranger: true, staleUserId: null }) },
    {
      says: 'a page with the data of user 1 is opened',
      input: () => ({ isStranger: false, staleUserId: 1 }),
    },
  ],
  cases: {
    'login.request': [says('the login is asked for')],
    'login.submit': [
      says('e-mail and password are sent', { email, password: 'Demo2026!', rememberMe: true }),
      says('the form is sent without a password', { email, password: '', rememberMe: false }),
    ],
    'login.dismiss': [says('the login dialog is closed')],
    'email.typed': [says('an e-mail is typed', { email })],
    'logout.request': [says('the shopper logs out')],
    'session.expire': [says('a call of this session is answered 419')],
    'user.seen': [
      says('an answer was given to the shopper', { userId: 1 }),
      says('an answer was given to another shopper', { userId: 2 }),
      says('an answer was given to nobody', { userId: -1 }),
    ],
    'session.changed': [
      says('another tab logs in', { hasMarker: true }),
      says('another tab logs out', { hasMarker: false }),
    ],
    'service.resumed': [says('the service is there again')],
  },
  answers: {
    askCookie: {
      done: [
        says('the cookie is good', {
          user: { userId: 1, ssoUser: false },
          hasRestoreToken: true,
          answer: anAnswer(aCart()),
        }),
        says('the cookie belongs to user 0, who came by single sign-on', {
          user: { userId: 0, ssoUser: true },
          hasRestoreToken: false,
          answer: anAnswer(aCart()),
        }),
        says('no cookie, but a restore token', { ...nobody, hasRestoreToken: true }),
        says('no cookie and no token', { ...nobody, hasRestoreToken: false }),
      ],
      failed: fails('the first cart view', 'sessionExpired', 'serviceDown', 'network'),
    },
    checkUser: {
      done: ({ context: { user } }) => [
        says('the cookie is of the same shopper', { user, answer: anAnswer(aCart()) }),
        says('the cookie is of another shopper', {
          user: user?.userId === 1 ? { userId: 0, ssoUser: true } : { userId: 1, ssoUser: false },
          answer: anAnswer(aCart()),
        }),
        says('there is no cookie any more', nobody),
      ],
      failed: fails('the check', 'sessionExpired', 'serviceDown', 'network'),
    },
    exchangeToken: {
      done: [says('the token is good', { userId: 1, ssoUser: false })],
      failed: [
        refuses('the token', 'auth.restore.invalid'),
        ...fails('the exchange', 'serviceDown', 'network'),
      ],
    },
    login: {
      done: [says('the login is right', { userId: 1, ssoUser: false })],
      failed: [refuses('the login', 'auth.invalid'), ...fails('the login', 'serviceDown', 'network')],
    },
    logout: {
      done: [says('the logout is done', undefined)],
      failed: [
        refuses('the logout', 'auth.logout.failed'),
        ...fails('the logout', 'sessionExpired', 'network'),
      ],
    },
  },
  writes: ['exchangeToken', 'login', 'logout'],
  effects: ['forgetSession', 'supersedeSession'],
  project: ({ context: { user, email: typed, pending, staleUserId, reason, error } }) => ({
    user: user?.userId ?? null,
    isStale: staleUserId !== null,
    typed: typed !== '',
    pending,
    reason,
    error: error !== null,
  }),
  rules: sessionRules,
  survivors: [
    {
      fault: 'forget event: restoring on session.changed',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
    {
      fault: 'forget event: restoring on user.seen',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
    {
      fault: 'forget event: anonymous on ',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
    {
      fault: 'forget event: unanswered on login.dismiss',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
    {
      fault: 'drop action: unanswered on login.request without explain',
      because:
        'no login was open before: the reason is the first one, and there is no error and no request to clear',
    },
    {
      fault: 'forget event: authenticated on login.dismiss',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
  ],
});
