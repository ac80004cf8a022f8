import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { navigationMachine } from './navigation.machine.ts';
import { currentPath, returnTarget } from './navigation.selectors.ts';
import type { EnteredRoute, NavigationEmitted } from './navigation.types.ts';

function start(path = '/') {
  const actor = createActor(navigationMachine, { input: { path } });
  const emitted: NavigationEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  /** What was said since the last question. */
  const said = () => emitted.splice(0);
  const enter = (to: string, given: Partial<Omit<EnteredRoute, 'path'>> = {}) =>
    actor.send({
      type: 'route.entered',
      page: given.page ?? 'other',
      path: to,
      needsLogin: given.needsLogin ?? false,
      isForSingleSignOn: given.isForSingleSignOn ?? false,
      hasMarker: given.hasMarker ?? false,
      afterLogin: given.afterLogin ?? null,
    });
  return { actor, said, enter, at: () => actor.getSnapshot() };
}

const to = (path: string, replace = false) => ({ type: 'navigation.requested', path, replace });
const home = { type: 'home.requested', replace: true };
const serviceDown = { type: 'serviceDown.requested' };
const login = { type: 'login.requested' };

describe('the guard of login-only routes', () => {
  test('NAV-22: with the marker of a session the route is entered', () => {
    const { enter, said, at } = start();
    enter('/profile/orders', { needsLogin: true, hasMarker: true });
    expect(said()).toEqual([]);
    expect(currentPath(at())).toBe('/profile/orders');
  });

  test('NAV-23, NAV-14: without it the visitor is sent home, login opens, and leads back once (SES-13)', () => {
    const { actor, enter, said, at } = start();
    enter('/checkout', { needsLogin: true });
    expect(said()).toEqual([home, login]);
    expect(returnTarget(at())).toBe('/checkout');
    enter('/');
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    expect(said()).toEqual([to('/checkout')]);
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    expect([said(), returnTarget(at())]).toEqual([[], null]);
  });

  test('SES-14, RULE-SESSION-6: once the dialog is closed a later login leads nowhere', () => {
    const { actor, enter, said, at } = start();
    enter('/checkout', { needsLogin: true });
    enter('/');
    said();
    actor.send({ type: 'login.dismissed' });
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    expect([said(), returnTarget(at())]).toEqual([[], null]);
  });

  test('NAV-23: login opens only when it is known that nobody is there', () => {
    const { actor, enter, said } = start();
    enter('/profile/orders', { needsLogin: true });
    enter('/');
    said();
    actor.send({ type: 'session.absent' });
    expect(said()).toEqual([login]);
  });

  const consents = '/registration-consents';
  const onlyForThem = { needsLogin: true, isForSingleSignOn: true };

  test('NAV-24: without a cookie, who logged in otherwise is led to the dashboard', () => {
    const { actor, enter, said, at } = start();
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    enter(consents, onlyForThem);
    expect([said(), currentPath(at())]).toEqual([[{ type: 'dashboard.requested' }], '/']);
    enter(consents, { ...onlyForThem, hasMarker: true });
    expect([said(), currentPath(at())]).toEqual([[], consents]);
  });

  test('NAV-24: who came by single sign-on enters, a visitor logs in first', () => {
    const { actor, enter, said, at } = start();
    enter(consents, onlyForThem);
    expect([said(), returnTarget(at())]).toEqual([[home, login], consents]);
    actor.send({ type: 'session.opened', isSingleSignOn: true });
    expect(said()).toEqual([to(consents)]);
    enter(consents, onlyForThem);
    expect([said(), currentPath(at())]).toEqual([[], consents]);
    actor.send({ type: 'session.closed', reason: 'expired' });
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    enter(consents, onlyForThem);
    expect(said()).toEqual([{ type: 'dashboard.requested' }]);
  });

  test('NAV-22: a session opened in this tab needs no marker', () => {
    const { actor, enter, said } = start();
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    enter('/profile/orders', { needsLogin: true });
    expect(said()).toEqual([]);
  });
});

describe('a chosen target', () => {
  test('SHELL-09: a public one, or any for a logged-in shopper, is gone to at once', () => {
    const { actor, said } = start();
    actor.send({ type: 'target.choose', path: '/', needsLogin: false });
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    actor.send({ type: 'target.choose', path: '/profile/orders', needsLogin: true });
    expect(said()).toEqual([to('/'), to('/profile/orders')]);
  });

  test('SHELL-09, SES-13: a login-only one opens login first and then navigates, once', () => {
    const { actor, said } = start('/catalog/search');
    actor.send({ type: 'target.choose', path: '/profile/orders', needsLogin: true });
    expect(said()).toEqual([login]);
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    expect(said()).toEqual([to('/profile/orders')]);
  });

  test('SES-14: closing the login leaves the shopper where they were', () => {
    const { actor, said, at } = start('/catalog/search');
    actor.send({ type: 'target.choose', path: '/cart/', needsLogin: true });
    said();
    actor.send({ type: 'login.dismissed' });
    expect([said(), currentPath(at()), returnTarget(at())]).toEqual([[], '/catalog/search', null]);
  });
});

describe('while login is awaited', () => {
  const awaiting = () => {
    const navigation = start('/catalog/search');
    navigation.actor.send({ type: 'target.choose', path: '/cart/', needsLogin: true });
    navigation.said();
    return navigation;
  };

  test('NAV-23: a login-only route is guarded too, and is where the login leads', () => {
    const { actor, enter, said, at } = awaiting();
    enter('/profile/orders', { needsLogin: true });
    expect([said(), returnTarget(at()), currentPath(at())]).toEqual([
      [home, login],
      '/profile/orders',
      '/catalog/search',
    ]);
    enter('/');
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    expect(said()).toEqual([to('/profile/orders')]);
  });

  test('NAV-22: with the marker of a session it is entered, and the login still leads to what was chosen', () => {
    const { actor, enter, said, at } = awaiting();
    enter('/profile/orders', { needsLogin: true, hasMarker: true });
    expect([said(), currentPath(at())]).toEqual([[], '/profile/orders']);
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    expect(said()).toEqual([to('/cart/')]);
  });

  test('SES-18: the login page leads on to where it says', () => {
    const { actor, enter, said } = awaiting();
    enter('/login?returnTo=%2Fprofile%2Forders', { page: 'login', afterLogin: '/profile/orders' });
    expect(said()).toEqual([login]);
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    expect(said()).toEqual([to('/profile/orders', true)]);
  });

  test('NAV-18: /service-down is the page it is: trying again resumes and leads to what was wanted', () => {
    const { actor, enter, said } = awaiting();
    enter('/service-down', { page: 'serviceDown' });
    expect(said()).toEqual([]);
    actor.send({ type: 'service.retry' });
    expect(said()).toEqual([{ type: 'service.resumed' }, to('/cart/')]);
  });
});

describe('the login page', () => {
  test('SES-18: shows the form and leads on to where it was asked for', () => {
    const { actor, enter, said } = start();
    enter('/login?returnTo=%2Fcart%2F', { page: 'login', afterLogin: '/cart/' });
    expect(said()).toEqual([login]);
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    expect(said()).toEqual([to('/cart/', true)]);
  });

  test('SES-18, SES-14: leaving it withdraws the form, and a later login leads nowhere', () => {
    const { actor, enter, said } = start();
    enter('/login', { page: 'login', afterLogin: '/' });
    said();
    enter('/catalog/search');
    expect(said()).toEqual([{ type: 'login.withdrawn' }]);
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    expect(said()).toEqual([]);
  });
});

describe('a session that ends', () => {
  test.each([
    ['logout', '/profile/orders', true, [home]],
    ['logout', '/', false, []],
    ['disowned', '/profile/orders', true, [login]],
    ['disowned', '/', false, []],
    ['expired', '/profile/orders', true, []],
  ] as const)('SES-05, SES-08: by %s on %s', (reason, path, needsLogin, expected) => {
    const { actor, enter, said } = start();
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    enter(path, { needsLogin });
    actor.send({ type: 'session.closed', reason });
    expect(said()).toEqual(expected);
  });

  test('SES-07, NAV-25: a 419 moves nobody, and login-only places are guarded again', () => {
    const { actor, enter, said } = start();
    actor.send({ type: 'session.opened', isSingleSignOn: false });
    enter('/profile/orders', { needsLogin: true });
    actor.send({ type: 'session.closed', reason: 'expired' });
    enter('/checkout', { needsLogin: true });
    expect(said()).toEqual([home, login]);
  });
});

describe('a service that is down', () => {
  test('NAV-18, ERR-01: leads to /service-down and back to where the shopper was', () => {
    const { actor, enter, said, at } = start();
    enter('/catalog/category/pane?page=2');
    actor.send({ type: 'service.failed' });
    expect(said()).toEqual([serviceDown]);
    enter('/service-down', { page: 'serviceDown' });
    expect(returnTarget(at())).toBe('/catalog/category/pane?page=2');
    actor.send({ type: 'service.retry' });
    expect(said()).toEqual([{ type: 'service.resumed' }, to('/catalog/category/pane?page=2')]);
  });

  test('NAV-18: many failures at once lead there once', () => {
    const { actor, said } = start();
    for (let n = 0; n < 3; n += 1) actor.send({ type: 'service.failed' });
    expect(said()).toEqual([serviceDown]);
  });

  test('ERR-13: going elsewhere from there resumes what waits for the service', () => {
    const { actor, enter, said } = start('/cart/');
    actor.send({ type: 'service.failed' });
    enter('/service-down', { page: 'serviceDown' });
    said();
    enter('/catalog/search');
    expect(said()).toEqual([{ type: 'service.resumed' }]);
    actor.send({ type: 'service.failed' });
    expect(said()).toEqual([serviceDown]);
  });

  test('NAV-18: opened directly it leads home', () => {
    const { actor, enter, said } = start('/service-down');
    enter('/service-down', { page: 'serviceDown' });
    actor.send({ type: 'service.retry' });
    expect(said()).toEqual([{ type: 'service.resumed' }, { ...home, replace: false }]);
  });

  describe('on its page', () => {
    const down = () => {
      const navigation = start('/catalog/search');
      navigation.actor.send({ type: 'service.failed' });
      navigation.enter('/service-down', { page: 'serviceDown' });
      navigation.said();
      return navigation;
    };

    test('SHELL-09, ERR-13: a chosen target is gone to, which resumes what waits for the service', () => {
      const { actor, enter, said, at } = down();
      actor.send({ type: 'target.choose', path: '/', needsLogin: false });
      expect(said()).toEqual([to('/')]);
      enter('/');
      expect([said(), returnTarget(at())]).toEqual([[{ type: 'service.resumed' }], null]);
    });

    test('SHELL-09: a login-only one at once for who is in', () => {
      const { actor, said } = down();
      actor.send({ type: 'session.opened', isSingleSignOn: false });
      actor.send({ type: 'target.choose', path: '/profile/orders', needsLogin: true });
      expect(said()).toEqual([to('/profile/orders')]);
    });

    test('SHELL-09, SES-13: a login-only one asks for login first, and is gone to once', () => {
      const { actor, enter, said } = down();
      actor.send({ type: 'target.choose', path: '/profile/orders', needsLogin: true });
      expect(said()).toEqual([login]);
      actor.send({ type: 'session.opened', isSingleSignOn: false });
      actor.send({ type: 'session.opened', isSingleSignOn: false });
      expect(said()).toEqual([to('/profile/orders')]);
      enter('/profile/orders', { needsLogin: true });
      expect(said()).toEqual([{ type: 'service.resumed' }]);
    });

    test('SES-14, NAV-18: a closed login drops it and keeps the way back', () => {
      const { actor, said } = down();
      actor.send({ type: 'target.choose', path: '/profile/orders', needsLogin: true });
      said();
      actor.send({ type: 'login.dismissed' });
      actor.send({ type: 'session.opened', isSingleSignOn: false });
      expect(said()).toEqual([]);
      actor.send({ type: 'service.retry' });
      expect(said()).toEqual([{ type: 'service.resumed' }, to('/catalog/search')]);
    });

    test('NAV-18: trying again drops it too', () => {
      const { actor, said } = down();
      actor.send({ type: 'target.choose', path: '/profile/orders', needsLogin: true });
      said();
      actor.send({ type: 'service.retry' });
      actor.send({ type: 'session.opened', isSingleSignOn: false });
      expect(said()).toEqual([{ type: 'service.resumed' }, to('/catalog/search')]);
    });

    test('NAV-23: a login-only route entered from there is guarded, and what waits for the service resumes', () => {
      const { actor, enter, said } = down();
      enter('/profile/orders', { needsLogin: true });
      expect(said()).toEqual([{ type: 'service.resumed' }, home, login]);
      enter('/');
      actor.send({ type: 'session.opened', isSingleSignOn: false });
      expect(said()).toEqual([to('/profile/orders')]);
    });

    test('SES-18: the login page entered from there shows its form, and what waits for the service resumes', () => {
      const { actor, enter, said } = down();
      enter('/login', { page: 'login', afterLogin: '/' });
      expect(said()).toEqual([{ type: 'service.resumed' }, login]);
      actor.send({ type: 'session.opened', isSingleSignOn: false });
      expect(said()).toEqual([to('/', true)]);
    });
  });
});
