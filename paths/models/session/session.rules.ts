import { failureOf } from '../../../contract/api/failure.ts';
import type { sessionActors } from '../../../machines/session/session.actors.ts';
import type { sessionLogic } from '../../../machines/session/session.logic.ts';
import {
  isLoggedIn,
  isLoggingIn,
  isLoginOpen,
  isRestoring,
  isUnanswered,
  loginEmail,
  loginError,
  loginReason,
} from '../../../machines/session/session.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { count, from, type Step } from '../../kit/step.ts';
import type { Rule } from '../../kit/model.ts';

type SessionStep = Step<typeof sessionLogic, ReturnType<typeof sessionActors>>;

/** Returns what was requested last before the shop answered who the visitor is, and not dropped since. */
const pendingIn = (trail: readonly SessionStep[]): 'login' | 'logout' | null => {
  let pending: 'login' | 'logout' | null = null;
  for (const one of trail) {
    // A login that is open while another tab's is read opens again when that was nothing.
    if (one.isStart || !isRestoring(one.before)) pending = isLoginOpen(one.before) ? 'login' : null;
    else if (one.sent('login.dismiss') !== null) pending = null;
    else if (one.sent('login.request') !== null) pending = 'login';
    else if (one.sent('logout.request') !== null) pending = 'logout';
    else if (one.sent('session.expire') !== null && pending === null) pending = 'login';
  }
  return pending;
};

/** Whether a start that has just ended was to open the login. */
const wasLoginPending = (trail: readonly SessionStep[]): boolean => pendingIn(trail.slice(0, -1)) === 'login';

/**
 * Returns the id of the user of whom something may be on screen or wait before the last step: of the page the server
 * rendered, or of a session that expired; null where there is none.
 */
const leftBehind = (trail: readonly SessionStep[]): number | null => {
  let left: number | null = null;
  for (const one of trail.slice(0, -1)) {
    if (one.isStart) left = one.after.context.staleUserId;
    if (one.emitted('session.opened').length > 0) left = null;
    else
      for (const { reason } of one.emitted('session.closed'))
        left = reason === 'expired' ? (one.before.context.user?.userId ?? null) : null;
  }
  return left;
};

const hasOpened = (step: SessionStep): boolean =>
  isLoggedIn(step.after) &&
  (step.isStart || step.after.context.user?.userId !== step.before.context.user?.userId);

/** Whether the device may have a session that this tab did not open: another tab logged in, or an answer named somebody. */
const isToldOfAnother = (step: SessionStep): boolean =>
  step.sent('session.changed')?.hasMarker === true || (step.sent('user.seen')?.userId ?? -1) >= 0;

/** What must hold of the flow, whatever its chart says. */
export const sessionRules: readonly Rule<SessionStep>[] = [
  {
    id: 'RULE-SESSION-1',
    says: 'While anonymous nothing of a user is kept.',
    when: ({ after }) => !isLoggedIn(after),
    holds: ({ after }) => after.context.user === null,
  },
  {
    id: 'RULE-SESSION-2',
    says: 'A 419 that is heard clears what is stored and opens the login with one expiry message.',
    when: (step) =>
      step.sent('session.expire') !== null &&
      !isRestoring(step.before) &&
      !isLoginOpen(step.before) &&
      step.wasInFlight('logout') === 0,
    holds: (step) =>
      !isLoggedIn(step.after) &&
      isLoginOpen(step.after) &&
      !isLoggingIn(step.after) &&
      loginReason(step.after) === 'expired' &&
      step.effects('forgetSession') === 1 &&
      step.emitted('session.closed').length === (isLoggedIn(step.before) ? 1 : 0) &&
      step.emitted('session.closed').every(({ reason }) => reason === 'expired'),
  },
  {
    id: 'SES-16',
    says: 'An e-mail that is typed stands in the login, and moves nothing else.',
    when: (step) => step.sent('email.typed') !== null,
    holds: (step) =>
      loginEmail(step.after) === step.sent('email.typed')?.email &&
      isLoggedIn(step.after) === isLoggedIn(step.before) &&
      isLoginOpen(step.after) === isLoginOpen(step.before) &&
      loginError(step.after) === loginError(step.before),
  },
  {
    id: 'RULE-SESSION-2',
    says: 'A further 419 while the login is open changes nothing.',
    when: (step) => step.sent('session.expire') !== null && isLoginOpen(step.before),
    holds: (step) => isLoginOpen(step.after) && step.effects('forgetSession') === 0,
  },
  {
    id: 'RULE-SESSION-3',
    says: 'The restore token is exchanged at most once for each question to the cookie, and only after it said nobody.',
    when: (step) => step.calls('exchangeToken').length > 0,
    holds: (step, trail) =>
      step.done('askCookie')?.output.user === null &&
      step.done('askCookie')?.output.hasRestoreToken === true &&
      count(
        from(trail, (one) => one.calls('askCookie').length > 0),
        (one) => one.calls('exchangeToken').length,
      ) === 1,
  },
  {
    id: 'SES-04',
    says: 'Of a device that holds nothing of a session nobody is asked: its visitor is anonymous at once. Any other start asks.',
    when: (step) => step.isStart,
    holds: (step) => {
      const { isStranger } = step.after.context;
      return (
        isRestoring(step.after) !== isStranger &&
        !isLoggedIn(step.after) &&
        step.emitted('session.absent').length === (isStranger ? 1 : 0) &&
        step.inFlight('askCookie') === (isStranger ? 0 : 1)
      );
    },
  },
  {
    id: 'SES-04',
    says: 'What a stranger does later restores nothing either: only a login opens a session, here or in another tab.',
    when: ({ after }, trail) => after.context.isStranger && !trail.some(isToldOfAnother),
    holds: (step) => step.calls('askCookie').length + step.calls('exchangeToken').length === 0,
  },
  {
    id: 'SES-04',
    says: 'With a restore token and no good cookie the token is exchanged; with neither, no call is made.',
    when: (step) => step.done('askCookie')?.output.user === null,
    holds: (step) =>
      step.calls('exchangeToken').length ===
        (step.done('askCookie')?.output.hasRestoreToken === true ? 1 : 0) && !isLoggedIn(step.after),
  },
  {
    id: 'RULE-SESSION-4',
    says: 'After a logout nobody but a login comes back, here or in another tab.',
    when: (step, trail) =>
      isLoggedIn(step.after) &&
      step.emitted('session.closed').length === 0 &&
      trail.some((one) => one.emitted('session.closed').length > 0),
    holds: (_, trail) =>
      from(trail, (one) => one.emitted('session.closed').length > 0).some(
        (one) => hasOpened(one) || one.done('login') !== null || isToldOfAnother(one),
      ),
  },
  {
    id: 'RULE-SESSION-5',
    says: 'Authenticated is entered only after an answer with a userId greater than -1.',
    when: hasOpened,
    holds: (step) => {
      const user =
        step.done('askCookie')?.output.user ??
        step.done('exchangeToken')?.output ??
        step.done('checkUser')?.output.user ??
        step.done('login')?.output;
      return user !== undefined && user.userId > -1 && step.after.context.user?.userId === user.userId;
    },
  },
  {
    id: 'SES-01',
    says: 'An answer that names a user logs in, user 0 too, and says so once.',
    when: (step) =>
      (step.done('askCookie')?.output.user ?? null) !== null ||
      step.done('exchangeToken') !== null ||
      step.done('login') !== null,
    holds: (step) => isLoggedIn(step.after) && step.emitted('session.opened').length === 1,
  },
  {
    id: 'SES-08',
    says: 'What is left of another user is dropped when a session opens; what is left of the same user is not.',
    when: (step) => hasOpened(step) && step.done('checkUser') === null,
    holds: (step, trail) => {
      const left = leftBehind(trail);
      const reasons = left === null || left === step.after.context.user?.userId ? [] : ['replaced'];
      return (
        step
          .emitted('session.closed')
          .map(({ reason }) => reason)
          .join(' ') === reasons.join(' ') && step.effects('forgetSession') === 0
      );
    },
  },
  {
    id: 'SES-08',
    says: 'An answer that names another user makes the page theirs: what was shown is dropped, and who they are is read.',
    when: (step) => {
      const seen = step.sent('user.seen');
      return (
        isLoggedIn(step.before) &&
        seen !== null &&
        seen.userId >= 0 &&
        seen.userId !== step.before.context.user?.userId
      );
    },
    holds: (step) =>
      isRestoring(step.after) &&
      step.calls('askCookie').length === 1 &&
      step.effects('supersedeSession') === 1 &&
      step.effects('forgetSession') === 0 &&
      step
        .emitted('session.closed')
        .map(({ reason }) => reason)
        .join(' ') === 'replaced',
  },
  {
    id: 'SES-08',
    says: 'An answer that names a user to a visitor who is not logged in has their session read, once; a login that is open stays.',
    when: (step) =>
      (step.sent('user.seen')?.userId ?? -1) >= 0 &&
      !isLoggedIn(step.before) &&
      !isRestoring(step.before) &&
      !isUnanswered(step.before) &&
      !isLoggingIn(step.before),
    holds: (step) =>
      step.calls('askCookie').length === 1 &&
      step.effects('supersedeSession') === 1 &&
      (step.after.context.pending === 'login') === isLoginOpen(step.before),
  },
  {
    id: 'SES-08',
    says: 'Another tab’s logout ends the session here at once, without a question to the shop or to the visitor.',
    when: (step) =>
      step.sent('session.changed')?.hasMarker === false &&
      isLoggedIn(step.before) &&
      step.wasInFlight('logout') === 0,
    holds: (step) =>
      !isLoggedIn(step.after) &&
      !isLoginOpen(step.after) &&
      step.calls('checkUser').length + step.calls('askCookie').length === 0 &&
      step.effects('forgetSession') === 1 &&
      step
        .emitted('session.closed')
        .map(({ reason }) => reason)
        .join(' ') === 'disowned',
  },
  {
    id: 'SES-08',
    says: 'Another tab’s login is checked while the page stays as it is; a logout under way is not disturbed.',
    when: (step) => step.sent('session.changed')?.hasMarker === true && isLoggedIn(step.before),
    holds: (step) =>
      isLoggedIn(step.after) &&
      step.calls('checkUser').length === (step.wasInFlight('logout') > 0 ? 0 : 1) &&
      step.inFlight('logout') === step.wasInFlight('logout') &&
      step.emitted('session.closed').length + step.emitted('session.opened').length === 0,
  },
  {
    id: 'SES-08',
    says: 'Another tab’s login is read by a tab that has nobody: it is logged in too, or its login stays open. One that is being sent goes on.',
    when: (step) =>
      step.sent('session.changed') !== null && !isLoggedIn(step.before) && !isRestoring(step.before),
    holds: (step) => {
      const isRead =
        isUnanswered(step.before) ||
        (step.sent('session.changed')?.hasMarker === true && !isLoggingIn(step.before));
      return (
        step.calls('askCookie').length === (isRead ? 1 : 0) &&
        isRestoring(step.after) === isRead &&
        (isRead
          ? (step.after.context.pending === 'login') === isLoginOpen(step.before)
          : isLoginOpen(step.after) === isLoginOpen(step.before))
      );
    },
  },
  {
    id: 'SES-08',
    says: 'A check that finds the same user, or nothing, changes nothing.',
    when: (step) =>
      step.failed('checkUser') !== null ||
      (step.elapsed('answerTimeout') && step.wasInFlight('checkUser') > 0) ||
      (step.done('checkUser') !== null &&
        step.done('checkUser')?.output.user?.userId === step.before.context.user?.userId),
    holds: (step) =>
      isLoggedIn(step.after) &&
      step.after.context.user?.userId === step.before.context.user?.userId &&
      step.emitted('session.closed').length + step.emitted('session.opened').length === 0 &&
      step.emitted('cart.answered').length === (step.done('checkUser') === null ? 0 : 1) &&
      step.effects('forgetSession') + step.effects('supersedeSession') === 0,
  },
  {
    id: 'SES-08',
    says: 'A check that finds another user makes the page theirs at once; one that finds nobody makes it a visitor’s.',
    when: (step) =>
      step.done('checkUser') !== null &&
      step.done('checkUser')?.output.user?.userId !== step.before.context.user?.userId,
    holds: (step) => {
      const isSomeone = step.done('checkUser')?.output.user !== null;
      return (
        isLoggedIn(step.after) === isSomeone &&
        !isLoginOpen(step.after) &&
        step
          .emitted('session.closed')
          .map(({ reason }) => reason)
          .join(' ') === (isSomeone ? 'replaced' : 'disowned') &&
        step.emitted('session.opened').length === (isSomeone ? 1 : 0) &&
        step.effects('supersedeSession') === (isSomeone ? 1 : 0) &&
        step.effects('forgetSession') === (isSomeone ? 0 : 1)
      );
    },
  },
  {
    id: 'SES-05',
    says: 'A logout that was requested before the shop answered is made once it has, and no other is.',
    when: (step) => step.calls('logout').length > 0 || hasOpened(step),
    holds: (step, trail) =>
      step.calls('logout').length ===
      (hasOpened(step)
        ? isRestoring(step.before) && pendingIn(trail.slice(0, -1)) === 'logout'
          ? 1
          : 0
        : step.sent('logout.request') === null
          ? 0
          : 1),
  },
  {
    id: 'RULE-SESSION-6',
    says: 'The opening that resumes a pending intent is told once per login; closing the dialog tells the dismissal once.',
    when: (step) => step.done('login') !== null || step.sent('login.dismiss') !== null,
    holds: (step) =>
      step.done('login') !== null
        ? step.emitted('session.opened').length === 1
        : !isLoginOpen(step.before) ||
          isLoggingIn(step.before) ||
          (step.emitted('login.dismissed').length === 1 &&
            step.emitted('session.opened').length === 0 &&
            !isLoginOpen(step.after)),
  },
  {
    id: 'RULE-SESSION-6',
    says: 'The opening is told by logging in, or to whoever asks for the login while logged in.',
    when: (step) => step.emitted('session.opened').length > 0,
    holds: (step) => hasOpened(step) || step.sent('login.request') !== null,
  },
  {
    id: 'SHELL-09',
    says: 'Who asks for the login while logged in is told at once; nothing else happens.',
    when: (step) => step.sent('login.request') !== null && isLoggedIn(step.before),
    holds: (step) => isLoggedIn(step.after) && step.emitted('session.opened').length === 1,
  },
  {
    id: 'RULE-SESSION-7',
    says: 'While a login is on its way, submit does nothing.',
    when: (step) => step.sent('login.submit') !== null && isLoggingIn(step.before),
    holds: (step) => step.calls('login').length === 0 && isLoggingIn(step.after),
  },
  {
    id: 'SES-10',
    says: 'The form is sent only with a password, and then as it was filled.',
    when: (step) =>
      step.sent('login.submit') !== null &&
      // The page of the login shows its form before the shop has answered who the visitor is.
      (isRestoring(step.before) ||
        isUnanswered(step.before) ||
        (isLoginOpen(step.before) && !isLoggingIn(step.before))),
    holds: (step) => {
      const typed = step.sent('login.submit');
      const [call] = step.calls('login');
      if (typed?.password === '') return call === undefined;
      return (
        call?.email === typed?.email &&
        call?.password === typed?.password &&
        call?.rememberMe === typed?.rememberMe
      );
    },
  },
  {
    id: 'RULE-SESSION-8',
    says: 'Nothing that is heard outside restoring and login makes somebody of nobody.',
    when: (step) => step.sent('user.seen') !== null || step.sent('session.expire') !== null,
    holds: (step) => isLoggedIn(step.before) || !isLoggedIn(step.after),
  },
  {
    id: 'SES-08',
    says: 'An answer given to nobody ends the session without a dialog; one given to the shopper does not.',
    when: (step) =>
      isLoggedIn(step.before) &&
      step.wasInFlight('logout') === 0 &&
      [-1, step.before.context.user?.userId].includes(step.sent('user.seen')?.userId ?? -2),
    holds: (step) => {
      const isNobody = (step.sent('user.seen')?.userId ?? 0) < 0;
      return (
        isLoggedIn(step.after) !== isNobody &&
        !isLoginOpen(step.after) &&
        step.effects('forgetSession') === (isNobody ? 1 : 0) &&
        step.emitted('session.closed').filter(({ reason }) => reason === 'disowned').length ===
          (isNobody ? 1 : 0)
      );
    },
  },
  {
    id: 'SES-05',
    says: 'A logout that is done forgets what is stored and says so; nothing is asked of the visitor.',
    when: (step) => step.done('logout') !== null,
    holds: (step) =>
      !isLoggedIn(step.after) &&
      !isLoginOpen(step.after) &&
      step.effects('forgetSession') === 1 &&
      step.emitted('session.closed').some(({ reason }) => reason === 'logout'),
  },
  {
    id: 'SES-05',
    says: 'A session that is gone while its shopper logs out is logged out: nothing is asked, and it is told as a logout.',
    when: (step) => step.sent('session.expire') !== null && step.wasInFlight('logout') > 0,
    holds: (step) =>
      !isLoggedIn(step.after) &&
      !isLoginOpen(step.after) &&
      step.effects('forgetSession') === 1 &&
      step.emitted('session.closed').length === 1 &&
      step.emitted('session.closed').every(({ reason }) => reason === 'logout'),
  },
  {
    id: 'SES-05',
    says: 'What the answer to the logout says of its user changes nothing.',
    when: (step) =>
      step.wasInFlight('logout') > 0 &&
      [-1, step.before.context.user?.userId].includes(step.sent('user.seen')?.userId ?? -2),
    holds: (step) => isLoggedIn(step.after) && step.emitted('session.closed').length === 0,
  },
  {
    id: 'SES-06',
    says: 'A logout that fails keeps the shopper logged in, forgets nothing and shows the error.',
    when: (step) =>
      step.failed('logout') !== null || (step.elapsed('answerTimeout') && step.wasInFlight('logout') > 0),
    holds: (step) =>
      isLoggedIn(step.after) &&
      step.after.context.user !== null &&
      step.effects('forgetSession') === 0 &&
      step.emitted('failure.raised').length === 1,
  },
  {
    id: 'SES-12',
    says: 'A login that fails keeps the dialog and the e-mail and shows why.',
    when: (step) =>
      step.failed('login') !== null || (step.elapsed('answerTimeout') && step.wasInFlight('login') > 0),
    holds: ({ after }, trail) => {
      const submitted = trail.findLast((one) => one.calls('login').length > 0);
      return (
        isLoginOpen(after) &&
        !isLoggingIn(after) &&
        loginEmail(after) === submitted?.calls('login')[0]?.email &&
        loginError(after) !== null
      );
    },
  },
  {
    id: 'SES-12',
    says: 'An old error is gone as soon as another try is on its way.',
    when: (step) => step.calls('login').length > 0,
    holds: ({ after }) => loginError(after) === null,
  },
  {
    id: 'SES-07',
    says: 'Whoever asks for the login sees no expiry message and no old error.',
    when: (step) => step.sent('login.request') !== null && isLoginOpen(step.after),
    holds: ({ before, after }) =>
      isLoginOpen(before) || (loginReason(after) === 'asked' && loginError(after) === null),
  },
  {
    id: 'SES-03',
    says: 'A start that finds nobody says so once, and opens the dialog only for whoever asked, or met a 419, and has not given up.',
    when: (step) =>
      isRestoring(step.before) &&
      !isRestoring(step.after) &&
      !isLoggedIn(step.after) &&
      !isUnanswered(step.after) &&
      step.sent('login.submit') === null,
    holds: (step, trail) =>
      step.emitted('session.absent').length === 1 &&
      isLoginOpen(step.after) === wasLoginPending(trail) &&
      (!isLoginOpen(step.after) || loginReason(step.after) === 'asked'),
  },
  {
    id: 'ERR-04',
    says: 'A shop that does not answer who the visitor is ends no session and asks for no login: it is said, once.',
    when: (step) => isUnanswered(step.after) && !isUnanswered(step.before),
    holds: (step) =>
      isRestoring(step.before) &&
      (step.elapsed('answerTimeout') ||
        (step.failed('askCookie') !== null &&
          failureOf(step.failed('askCookie')?.error) !== 'sessionExpired')) &&
      step.emitted('session.unanswered').length === 1 &&
      step.emitted('session.absent').length === 0 &&
      step.emitted('session.closed').length === 0 &&
      step.effects('forgetSession') === 0 &&
      !isLoginOpen(step.after),
  },
  {
    id: 'ERR-04',
    says: 'Whoever waits for the login is asked for it when the shop does not answer, and nobody else.',
    when: (step) =>
      step.failed('askCookie') !== null ||
      (step.elapsed('answerTimeout') && step.wasInFlight('askCookie') > 0),
    holds: (step, trail) =>
      isLoginOpen(step.after)
        ? wasLoginPending(trail)
        : isUnanswered(step.after) !== (failureOf(step.failed('askCookie')?.error) === 'sessionExpired'),
  },
  {
    id: 'ERR-13',
    says: 'A visitor nobody told of is asked for once more when the shop answers anything, or is there again.',
    when: (step) =>
      isUnanswered(step.before) && (step.sent('service.resumed') !== null || step.sent('user.seen') !== null),
    holds: (step) => step.calls('askCookie').length === 1 && isRestoring(step.after),
  },
  {
    id: 'ERR-13',
    says: 'Of a visitor who is known nobody asks again.',
    when: (step) => step.sent('service.resumed') !== null && !isUnanswered(step.before),
    holds: (step) =>
      step.calls('askCookie').length === 0 && isLoggedIn(step.after) === isLoggedIn(step.before),
  },
  {
    id: 'SES-09',
    says: 'Of a visitor nobody told of the login can be asked for, and those who wait hear that nobody was found.',
    when: (step) => step.sent('login.request') !== null && isUnanswered(step.before),
    holds: (step) =>
      isLoginOpen(step.after) &&
      loginReason(step.after) === 'asked' &&
      step.emitted('session.absent').length === 1,
  },
  {
    id: 'SES-07',
    says: 'A 419 after a start without an answer reports once that the visitor is nobody.',
    when: (step) => step.sent('session.expire') !== null && isUnanswered(step.before),
    holds: (step) => step.emitted('session.absent').length === 1,
  },
  {
    id: 'SES-18',
    says: 'While the start is under way it is kept whether the login is wanted: by whoever asked or met a 419 last, until it is given up.',
    when: (step) => !step.isStart && isRestoring(step.before) && isRestoring(step.after),
    holds: (step, trail) => step.after.context.pending === pendingIn(trail),
  },
  {
    id: 'SES-18',
    says: 'Whoever asks for the login before the start knows the visitor is not answered yet.',
    when: (step) => step.sent('login.request') !== null && isRestoring(step.before),
    holds: (step) => isRestoring(step.after) && step.emitted('session.opened').length === 0,
  },
  {
    id: 'SES-04',
    says: 'The cart that came with the first answer is handed on, unless the token is tried first.',
    when: (step) => step.done('askCookie') !== null && !isRestoring(step.after),
    holds: (step) => step.emitted('cart.answered')[0]?.answer === step.done('askCookie')?.output.answer,
  },
  {
    id: 'SES-22',
    says: 'Whoever came by single sign-on is led to log out there too, after the logout here and then alone.',
    when: () => true,
    holds: (step) => {
      const hasLeft = step.emitted('session.closed').some(({ reason }) => reason === 'logout');
      const isSingleSignOn = isLoggedIn(step.before) && step.before.context.user?.ssoUser === true;
      return step.emitted('singleSignOn.left').length === (hasLeft && isSingleSignOn ? 1 : 0);
    },
  },
  reaches({
    id: 'RULE-SESSION-9',
    says: 'From restoring, the session reaches authenticated or anonymous.',
    from: isRestoring,
    to: (session) => !isRestoring(session),
  }),
  reaches({
    id: 'RULE-SESSION-10',
    says: 'After a refused login a right one can follow.',
    from: (session) => isLoginOpen(session) && loginError(session) !== null,
    to: isLoggedIn,
  }),
  offers({
    id: 'SES-14',
    says: 'The login dialog can be closed while nothing is on its way.',
    from: (session) => isLoginOpen(session) && !isLoggingIn(session),
    via: ({ id }) => id === 'login.dismiss',
    to: (after) => !isLoginOpen(after),
  }),
  offers({
    id: 'SES-05',
    says: 'Whoever is logged in can log out.',
    from: (session) => isLoggedIn(session) && !session.hasTag('busy'),
    via: ({ id }) => id === 'logout.request',
    to: (after) => after.hasTag('busy'),
  }),
  offers({
    id: 'SES-23',
    says: 'An anonymous visitor can log in.',
    from: (session) => session.matches({ anonymous: 'browsing' }),
    via: ({ id }) => id === 'login.request',
    to: isLoginOpen,
  }),
];
