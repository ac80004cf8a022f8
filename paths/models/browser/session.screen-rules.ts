import type { ScreenRule, ScreenStep } from '../../kit/browser/browser-flow.ts';
import { generalError, sessionExpired, wrongCredentials } from './words.ts';

export interface SessionScreen {
  /** The way in stands in the header, or the way to the account. */
  readonly isKnown: boolean;
  readonly isDialogOpen: boolean;
  readonly message: string | null;
  readonly isBusy: boolean;
  readonly email: string | null;
  readonly isPasswordMissing: boolean;
  /** The logout is on its way. */
  readonly isLeaving: boolean;
  readonly notices: readonly string[];
  readonly path: string;
  /** Something of the session is kept for another day. */
  readonly isRemembered: boolean;
}

const logoutFailed = 'Non siamo riusciti a farti uscire. Riprova.';

const hasStartAsked = ([start]: readonly ScreenStep<SessionScreen>[]): boolean =>
  start !== undefined && start.calls('askCookie').length > 0;

/** What a visitor may rely on, whatever the chart says. */
export const sessionScreenRules: readonly ScreenRule<SessionScreen>[] = [
  {
    id: 'SES-04',
    says: 'Who comes with a good cookie or token is known at once, and asked nothing.',
    when: (step) =>
      step.says === 'the cookie is good' || (step.done('exchangeToken') && step.says === 'the token is good'),
    holds: ({ after }) => after.isKnown && !after.isDialogOpen && after.notices.length === 0,
  },
  {
    id: 'SES-03',
    says: 'A visitor whose cookie and token are worth nothing is not bothered; the token is forgotten.',
    when: (step) =>
      step.failed('exchangeToken', 'the token is refused: auth.restore.invalid') && !step.before.isDialogOpen,
    holds: ({ after }) => !after.isKnown && after.notices.length === 0 && !after.isRemembered,
  },
  {
    id: 'SES-07',
    says: 'A session that is gone opens the login with its one message, on the page where the shopper is.',
    when: (step) =>
      step.sent('session.expire') !== null && step.calls('logout').length === 0 && !step.before.isLeaving,
    holds: ({ after }) =>
      !after.isKnown &&
      after.isDialogOpen &&
      after.message === sessionExpired &&
      after.notices.length === 0 &&
      after.path === '/profile/dashboard' &&
      !after.isRemembered,
  },
  {
    id: 'SES-05',
    says: 'Who logs out is logged out, also where the session was gone already: home, nothing kept, nothing asked.',
    when: (step) => step.done('logout') || (step.sent('session.expire') !== null && step.before.isLeaving),
    holds: ({ after }) =>
      !after.isKnown &&
      !after.isDialogOpen &&
      after.path === '/' &&
      !after.isRemembered &&
      after.notices.length === 0,
  },
  {
    id: 'SES-06',
    says: 'A logout that fails says so once and keeps the shopper logged in.',
    when: (step) => step.failed('logout') || (step.elapsed('answerTimeout') && step.before.isLeaving),
    holds: ({ after }) => after.isKnown && after.notices.filter((text) => text === logoutFailed).length === 1,
  },
  {
    id: 'SES-10',
    says: 'Without a password the field says so and nothing is sent.',
    when: (step) => step.says === 'the form is sent without a password',
    holds: (step) =>
      step.after.isPasswordMissing && step.after.isDialogOpen && step.calls('login').length === 0,
  },
  {
    id: 'SES-11',
    says: 'What is sent is what was typed.',
    when: (step) => step.says === 'e-mail and password are sent',
    holds: (step) => step.calls('login').length === 1 && step.after.isBusy && step.after.message === null,
  },
  {
    id: 'SES-12',
    says: 'A wrong password says so in the form; the e-mail stays.',
    when: (step) => step.failed('login', 'the login is refused: auth.invalid'),
    holds: ({ before, after }) =>
      after.isDialogOpen &&
      after.message === wrongCredentials &&
      after.email === before.email &&
      after.email !== '',
  },
  {
    id: 'ERR-04',
    says: 'A login nobody answers says that something went wrong; the e-mail stays.',
    when: (step) =>
      step.failed('login', 'the login is cut: nobody knows what became of it') ||
      (step.elapsed('answerTimeout') && step.before.isBusy),
    holds: ({ before, after }) =>
      after.isDialogOpen && !after.isBusy && after.message === generalError && after.email === before.email,
  },
  {
    id: 'SES-13',
    says: 'A right login closes the dialog and leaves the shopper where they were.',
    when: (step) => step.done('login'),
    holds: ({ before, after }) => after.isKnown && !after.isDialogOpen && after.path === before.path,
  },
  {
    id: 'SES-14',
    says: 'The dialog can be closed: nobody is logged in, nothing else happens.',
    when: (step) => step.sent('login.dismiss') !== null,
    holds: ({ before, after }) => !after.isDialogOpen && !after.isKnown && after.path === before.path,
  },
  {
    id: 'SES-09',
    says: 'Who asks for the login before the start knows the visitor is asked nothing yet.',
    when: (step, trail) => step.sent('login.request') !== null && trail.length === 2 && hasStartAsked(trail),
    holds: ({ after }) => !after.isDialogOpen,
  },
  {
    id: 'SES-04',
    says: 'Where nobody has to be asked who the visitor is, the login opens at once.',
    when: (step, trail) => step.sent('login.request') !== null && trail.length === 2 && !hasStartAsked(trail),
    holds: ({ after }) => after.isDialogOpen && after.message === null,
  },
];
