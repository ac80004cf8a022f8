import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { sessionHeaders, usualHeaderPrefix } from '../../../contract/api/headers.ts';
import { login, logout, restoreSession } from '../../../contract/api/account/auth.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { listOrders } from '../../../contract/api/ordering/order.ts';
import type { sessionLogic } from '../../../machines/session/session.logic.ts';
import {
  isLoggedIn,
  isLoggingIn,
  isLoginOpen,
  loginError,
  loginReason,
} from '../../../machines/session/session.selectors.ts';
import { browserFlow, type Scene } from '../../kit/browser/browser-flow.ts';
import { asIs } from '../../kit/http/http-flow.ts';
import { injectedWords } from '../../kit/http/latch.ts';
import { rightPassword, wrongPassword } from '../http/session.http.ts';
import { closeDialog, loginDialog, sendLogin } from './dialogs.ts';
import { isThere, pathOf, standingNotices, textOf, valueOf } from './reading.ts';
import { sessionScreenRules, type SessionScreen } from './session.screen-rules.ts';
import { generalError, sessionExpired, wrongCredentials } from './words.ts';

const banner = (page: Page) => page.getByRole('banner');
const account = (page: Page) => banner(page).getByRole('button', { name: 'Profilo' });
/** Before its code has come it is a link. */
const anyAccount = (page: Page) => account(page).or(banner(page).getByRole('link', { name: 'Profilo' }));

const messageOf = (session: SnapshotFrom<typeof sessionLogic>): string | null => {
  const failure = loginError(session)?.failure;
  // A service that is down may say so itself (ERR-07).
  if (failure === 'serviceDown') return injectedWords(503);
  if (failure !== undefined) return failure === 'refused' ? wrongCredentials : generalError;
  return loginReason(session) === 'expired' ? sessionExpired : null;
};

/** Goes home and to the shopper's own pages again, whose calls say who the visitor is. */
async function visitDashboard({ page }: Scene): Promise<void> {
  if (pathOf(page) !== '/') {
    await banner(page)
      .getByRole('link', { name: /pagina iniziale/ })
      .click();
    await page.waitForURL('/');
  }
  await account(page).click();
  await banner(page).getByRole('link', { name: 'Panoramica' }).click();
  await page.waitForURL('/profile/dashboard');
}

export const sessionBrowser = browserFlow<typeof sessionLogic, SessionScreen>({
  name: 'session',
  starts: {
    'a tab is opened': {
      path: '/',
      async prepare({ shopper: { client, name, email, password }, upcoming }) {
        // A session may exist here; where none does, its marker is all that is left of it.
        client.cookies.set(sessionHeaders(usualHeaderPrefix).account, '1');
        const found = upcoming.find(({ kind, src }) => kind === 'done' && src === 'askCookie')?.says;
        if (found === 'the cookie is good') await client.logIn(name);
        if (found !== 'no cookie, but a restore token') return {};
        const { data } = await client.call(login, { login: email, password });
        client.cookies.clear();
        return { restoreToken: data.restoreToken };
      },
    },
    'a tab of a stranger is opened': { path: '/' },
  },
  calls: { askCookie: viewCart, exchangeToken: restoreSession, login, logout },
  acts: {
    'login.request': {
      'the login is asked for': ({ page }) => banner(page).getByRole('button', { name: 'Accedi' }).click(),
    },
    'login.submit': {
      'e-mail and password are sent': (scene) => sendLogin(scene),
      'the form is sent without a password': (scene) => sendLogin(scene, ''),
    },
    'login.dismiss': { 'the login dialog is closed': closeDialog },
    'logout.request': {
      async 'the shopper logs out'(scene) {
        if (pathOf(scene.page) !== '/profile/dashboard') await visitDashboard(scene);
        await scene.page.getByRole('button', { name: 'Esci' }).click();
      },
    },
    'session.expire': {
      async 'a call of this session is answered 419'(scene) {
        scene.meet(listOrders, 419);
        await visitDashboard(scene);
      },
    },
    'user.seen': { 'an answer was given to the shopper': visitDashboard },
  },
  answers: {
    askCookie: {
      'the cookie is good': asIs,
      'no cookie, but a restore token': asIs,
      'no cookie and no token': asIs,
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
  offers: (session, { id }) => {
    // Once logged in a stranger is a shopper like any other, whose paths have all that follows.
    if (session.context.isStranger && isLoggedIn(session)) return false;
    const isFree = !isLoginOpen(session) && !session.matches({ authenticated: 'loggingOut' });
    if (id === 'logout.request') return isLoggedIn(session);
    if (id === 'login.request') return isFree && !isLoggedIn(session);
    if (id === 'login.submit') return isLoginOpen(session);
    if (id === 'login.dismiss') return isLoginOpen(session) && !isLoggingIn(session);
    // While a logout is under way no other call is answered (SES-05).
    if (id === 'session.expire')
      return isLoggedIn(session) && !session.matches({ authenticated: 'loggingOut' });
    return id !== 'user.seen' || (isFree && isLoggedIn(session));
  },
  never: {
    'an answer was given to nobody':
      'every call a shopper’s click makes asks for a session, and is answered 419',
    'an answer was given to another shopper':
      'it takes a second account in the same browser, which e2e/session/other-user.spec.ts has',
    'session.changed': 'it takes a second tab, which e2e/session/other-user.spec.ts has',
    'the cookie is of the same shopper': 'the answer to what a second tab changed',
    'the cookie is of another shopper': 'the answer to what a second tab changed',
    'there is no cookie any more': 'the answer to what a second tab changed',
    'an e-mail is typed': 'it comes with a forgotten password, whose own paths type it',
    'the cookie belongs to user 0, who came by single sign-on': 'no account of the shop has this number',
    'service.resumed': 'it comes with the page that says the service is down, which takes the login’s place',
    'the first cart view is answered 503: the service is down':
      'the page that says so takes the place of the login, of which the chart says nothing',
    'the first cart view is answered 419: the session is gone':
      'a 419 is heard as the end of the session, before its call fails',
    'the login is answered 503: the service is down':
      'the page that says so takes the login’s place, and pages behind it read again what needs a login',
    'the logout is answered 419: the session is gone':
      'a 419 is heard as the end of the session, before its call fails',
    'the logout is refused: auth.logout.failed': 'the shop logs everybody out',
  },
  async sees({ page, isAsked }) {
    const form = loginDialog(page);
    const password = form.getByRole('textbox', { name: 'Password' });
    return {
      isKnown: await isThere(anyAccount(page)),
      isDialogOpen: await isThere(password),
      message: await textOf(form.getByRole('alert')),
      isBusy: await isThere(form.locator('button[type=submit][aria-busy=true]')),
      email: await valueOf(form.getByRole('textbox', { name: 'E-mail' })),
      isPasswordMissing: await isThere(password.and(page.locator('[aria-invalid=true]'))),
      isLeaving: isAsked('logout'),
      notices: await standingNotices(page),
      path: pathOf(page),
      isRemembered: await page.evaluate(() => localStorage.getItem('restoreToken') !== null),
    };
  },
  expects: (session) => ({
    isKnown: isLoggedIn(session),
    isDialogOpen: isLoginOpen(session),
    isBusy: isLoggingIn(session),
    message: isLoginOpen(session) ? messageOf(session) : null,
  }),
  rules: sessionScreenRules,
});
