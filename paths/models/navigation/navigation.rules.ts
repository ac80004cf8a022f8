import type { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import { currentPath, isLeaving, returnTarget } from '../../../machines/navigation/navigation.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Step, NoActors } from '../../kit/step.ts';
import type { Rule } from '../../kit/model.ts';
import { isLoggedIn, isSingleSignOn, type NavigationTrail } from './navigation.terms.ts';

type NavigationStep = Step<typeof navigationMachine, NoActors>;

/** Where the step leads: an address, or the name of a page. */
const leadsTo = (step: NavigationStep): string[] => [
  ...step
    .emitted('navigation.requested')
    .map(({ path, replace }) => `${path}${replace ? ' (replaced)' : ''}`),
  ...step.emitted('home.requested').map(({ replace }) => `home${replace ? ' (replaced)' : ''}`),
  ...step.emitted('dashboard.requested').map(() => 'dashboard'),
  ...step.emitted('serviceDown.requested').map(() => 'service down'),
];

const asksLogin = (step: NavigationStep): boolean => step.emitted('login.requested').length > 0;

const wasLoggedIn = (trail: NavigationTrail): boolean => isLoggedIn(trail.slice(0, -1));

/** Nothing but the login of this tab lets in, and it is not the one that is asked for. */
const entersAsOther = (step: NavigationStep, trail: NavigationTrail): boolean => {
  const route = step.sent('route.entered');
  return (
    route?.isForSingleSignOn === true &&
    !route.hasMarker &&
    wasLoggedIn(trail) &&
    !isSingleSignOn(trail.slice(0, -1))
  );
};

const isMoving = (step: NavigationStep['before']): boolean => step.matches('moving');

const isAtLogin = (step: NavigationStep['before']): boolean => step.matches('atLogin');

const isAwaiting = (step: NavigationStep['before']): boolean => step.matches('awaitingLogin');

const isDown = (step: NavigationStep['before']): boolean => step.matches('atServiceDown');

/** At /service-down, with a chosen target waiting for the login. */
const isTargetKept = (step: NavigationStep['before']): boolean =>
  step.matches({ atServiceDown: 'awaitingLogin' });

/** A page like any other was entered by who may enter it. */
const entersOpen = (step: NavigationStep, trail: NavigationTrail): boolean => {
  const route = step.sent('route.entered');
  return (
    route !== null &&
    route.page !== 'serviceDown' &&
    route.page !== 'login' &&
    (!route.needsLogin || route.hasMarker || wasLoggedIn(trail)) &&
    !entersAsOther(step, trail)
  );
};

/** What must hold of the flow, whatever its chart says. */
export const navigationRules: readonly Rule<NavigationStep>[] = [
  {
    id: 'NAV-23',
    says: 'A login-only route without a cookie sends Home and asks for the login, which leads back there.',
    when: (step, trail) =>
      step.sent('route.entered')?.needsLogin === true &&
      step.sent('route.entered')?.hasMarker === false &&
      !wasLoggedIn(trail),
    holds: (step) =>
      leadsTo(step).join() === 'home (replaced)' &&
      asksLogin(step) &&
      isAwaiting(step.after) &&
      returnTarget(step.after) === step.sent('route.entered')?.path,
  },
  {
    id: 'NAV-24',
    says: 'Without a cookie, what is for single sign-on alone sends who logged in otherwise to the dashboard.',
    when: entersAsOther,
    holds: (step) =>
      leadsTo(step).join() === 'dashboard' &&
      !asksLogin(step) &&
      currentPath(step.after) === currentPath(step.before) &&
      isMoving(step.after) &&
      step.emitted('login.withdrawn').length === (isAtLogin(step.before) ? 1 : 0),
  },
  {
    id: 'NAV-24',
    says: 'How the shopper came is known by what was heard last.',
    when: () => true,
    holds: ({ after }, trail) => after.context.isSingleSignOn === isSingleSignOn(trail),
  },
  {
    id: 'NAV-22',
    says: 'A route that may be entered is kept, and nobody is sent anywhere.',
    when: (step, trail) => entersOpen(step, trail) && isMoving(step.before),
    holds: (step) =>
      currentPath(step.after) === step.sent('route.entered')?.path &&
      step.after.context.isPathProtected === step.sent('route.entered')?.needsLogin &&
      leadsTo(step).length === 0 &&
      !asksLogin(step) &&
      isMoving(step.after),
  },
  {
    id: 'SHELL-09',
    says: 'A target that needs the login asks for it first and remembers the target; any other leads there at once.',
    when: (step) => step.sent('target.choose') !== null && isMoving(step.before),
    holds: (step, trail) => {
      const target = step.sent('target.choose');
      return target?.needsLogin === true && !wasLoggedIn(trail)
        ? asksLogin(step) &&
            returnTarget(step.after) === target.path &&
            leadsTo(step).length === 0 &&
            isAwaiting(step.after)
        : leadsTo(step).join() === target?.path && !asksLogin(step);
    },
  },
  {
    id: 'SHELL-09',
    says: 'On the login page a target that needs the login becomes where it leads; any other leads there at once.',
    when: (step) => step.sent('target.choose') !== null && isAtLogin(step.before),
    holds: (step, trail) => {
      const target = step.sent('target.choose');
      return target?.needsLogin === true && !wasLoggedIn(trail)
        ? returnTarget(step.after) === target.path && leadsTo(step).length === 0 && isAtLogin(step.after)
        : leadsTo(step).join() === target?.path;
    },
  },
  {
    id: 'RULE-SESSION-6',
    says: 'After the login the wanted place is gone to once, and forgotten.',
    when: (step) =>
      step.sent('session.opened') !== null && (isAwaiting(step.before) || isAtLogin(step.before)),
    holds: (step) =>
      leadsTo(step).length === 1 &&
      leadsTo(step)[0]?.startsWith(returnTarget(step.before) ?? 'home') === true &&
      leadsTo(step)[0]?.endsWith('(replaced)') === isAtLogin(step.before) &&
      isMoving(step.after) &&
      returnTarget(step.after) === null,
  },
  {
    id: 'RULE-SESSION-6',
    says: 'A login that nothing waits for leads nowhere.',
    when: (step) =>
      step.sent('session.opened') !== null &&
      (isMoving(step.before) || (isDown(step.before) && !isTargetKept(step.before))),
    holds: (step) => leadsTo(step).length === 0,
  },
  {
    id: 'SHELL-09',
    says: 'At /service-down a target that needs the login asks for it and the way back stays; any other leads there.',
    when: (step) => step.sent('target.choose') !== null && isDown(step.before),
    holds: (step, trail) => {
      const target = step.sent('target.choose');
      const isAsked = target?.needsLogin === true && !wasLoggedIn(trail);
      return (
        leadsTo(step).join() === (isAsked ? '' : target?.path) &&
        asksLogin(step) === isAsked &&
        isDown(step.after) &&
        (isTargetKept(step.after) || !isAsked) &&
        returnTarget(step.after) === returnTarget(step.before)
      );
    },
  },
  {
    id: 'RULE-SESSION-6',
    says: 'At /service-down the login leads to the chosen target once; the closed dialog drops it; the way back stays.',
    when: (step) =>
      (step.sent('session.opened') !== null || step.sent('login.dismissed') !== null) &&
      isTargetKept(step.before),
    holds: (step) =>
      leadsTo(step).join() === (step.sent('session.opened') === null ? '' : '/profile/lists') &&
      isDown(step.after) &&
      !isTargetKept(step.after) &&
      returnTarget(step.after) === returnTarget(step.before),
  },
  {
    id: 'SES-14',
    says: 'Closing the dialog drops the wanted place and goes nowhere.',
    when: (step) => step.sent('login.dismissed') !== null && isAwaiting(step.before),
    holds: (step) => isMoving(step.after) && returnTarget(step.after) === null && leadsTo(step).length === 0,
  },
  {
    id: 'SES-18',
    says: 'The login page asks for the login and remembers where it leads.',
    when: (step) => step.sent('route.entered')?.page === 'login',
    holds: (step) =>
      isAtLogin(step.after) &&
      returnTarget(step.after) === step.sent('route.entered')?.afterLogin &&
      currentPath(step.after) === step.sent('route.entered')?.path &&
      !step.after.context.isPathProtected &&
      asksLogin(step) === !isAtLogin(step.before),
  },
  {
    id: 'SES-14',
    says: 'Leaving the login page withdraws the login and forgets where it led.',
    when: (step, trail) => entersOpen(step, trail) && isAtLogin(step.before),
    holds: (step) =>
      isMoving(step.after) &&
      step.emitted('login.withdrawn').length === 1 &&
      returnTarget(step.after) === null &&
      currentPath(step.after) === step.sent('route.entered')?.path,
  },
  {
    id: 'SES-13',
    says: 'While the login decides, the routes entered meanwhile are kept, and the wanted place too.',
    when: (step, trail) => entersOpen(step, trail) && isAwaiting(step.before),
    holds: (step) =>
      isAwaiting(step.after) &&
      currentPath(step.after) === step.sent('route.entered')?.path &&
      returnTarget(step.after) === returnTarget(step.before) &&
      leadsTo(step).length === 0,
  },
  {
    id: 'SES-13',
    says: 'A start that finds nobody asks for the login again while a place waits for it.',
    when: (step) => step.sent('session.absent') !== null && isAwaiting(step.before),
    holds: asksLogin,
  },
  {
    id: 'SES-05',
    says: 'A logout on a login-only page goes Home; a lost owner there asks for the login; else nothing moves.',
    when: (step) => step.sent('session.closed') !== null,
    holds: (step) => {
      const reason = step.sent('session.closed')?.reason;
      const { isPathProtected } = step.before.context;
      return (
        leadsTo(step).join() === (isPathProtected && reason === 'logout' ? 'home (replaced)' : '') &&
        asksLogin(step) === (isPathProtected && reason === 'disowned')
      );
    },
  },
  {
    id: 'SES-05',
    says: 'Whoever logged out on a login-only page is on the way Home until a page is entered or the session is back.',
    when: () => true,
    holds: (step, trail) => {
      const closed = step.sent('session.closed');
      const leaves = closed?.reason === 'logout' && step.before.context.isPathProtected;
      const arrives =
        step.sent('session.opened') !== null ||
        step.sent('route.entered')?.page === 'login' ||
        entersOpen(step, trail);
      return isLeaving(step.after) === (leaves || (isLeaving(step.before) && !arrives));
    },
  },
  {
    id: 'SES-01',
    says: 'Who is logged in is known by what was heard last.',
    when: () => true,
    holds: ({ after }, trail) => after.context.isLoggedIn === isLoggedIn(trail),
  },
  {
    id: 'NAV-18',
    says: 'A 503 leads to /service-down once, and the way back is kept.',
    when: (step) => step.sent('service.failed') !== null && !isDown(step.before),
    holds: (step) =>
      isDown(step.after) &&
      leadsTo(step).join() === 'service down' &&
      returnTarget(step.after) ===
        (isAwaiting(step.before) ? returnTarget(step.before) : currentPath(step.before)),
  },
  {
    id: 'ERR-13',
    says: 'A 503 that comes at /service-down moves nobody, and the way back stays.',
    when: (step) => step.sent('service.failed') !== null && isDown(step.before),
    holds: (step) =>
      isDown(step.after) &&
      leadsTo(step).length === 0 &&
      step.emitted('service.resumed').length === 0 &&
      returnTarget(step.after) === returnTarget(step.before),
  },
  {
    id: 'NAV-18',
    says: 'Trying again says that the service is back, and goes where the shopper was.',
    when: (step) => step.sent('service.retry') !== null && isDown(step.before),
    holds: (step) =>
      step.emitted('service.resumed').length === 1 &&
      leadsTo(step).join() === (returnTarget(step.before) ?? 'home') &&
      isMoving(step.after) &&
      returnTarget(step.after) === null,
  },
  {
    id: 'NAV-18',
    says: 'Going elsewhere from there says that the service is back, and stays there; the page itself does nothing.',
    when: (step, trail) =>
      isDown(step.before) && (step.sent('route.entered')?.page === 'serviceDown' || entersOpen(step, trail)),
    holds: (step) =>
      step.sent('route.entered')?.page === 'serviceDown'
        ? isDown(step.after) && returnTarget(step.after) === returnTarget(step.before)
        : isMoving(step.after) &&
          currentPath(step.after) === step.sent('route.entered')?.path &&
          step.after.context.isPathProtected === step.sent('route.entered')?.needsLogin &&
          leadsTo(step).length === 0,
  },
  {
    id: 'ERR-13',
    says: 'Whatever is entered from there says that the service is back; the page itself does not.',
    when: (step) => step.sent('route.entered') !== null && isDown(step.before),
    holds: (step) =>
      step.emitted('service.resumed').length === (step.sent('route.entered')?.page === 'serviceDown' ? 0 : 1),
  },
  {
    id: 'NAV-18',
    says: 'Entering /service-down by its address is being there.',
    when: (step) => step.sent('route.entered')?.page === 'serviceDown' && !isDown(step.before),
    holds: (step) => isDown(step.after) && leadsTo(step).length === 0,
  },
  {
    id: 'RULE-SESSION-6',
    says: 'While the shopper moves freely there is no place to go back to.',
    when: ({ after }) => isMoving(after),
    holds: ({ after }) => returnTarget(after) === null,
  },
  {
    id: 'ERR-13',
    says: 'Nothing but a shopper who goes on says that the service is back.',
    when: (step) => step.emitted('service.resumed').length > 0,
    holds: ({ before }) => isDown(before),
  },
  reaches({
    id: 'NAV-18',
    says: 'From everywhere the shopper can move again.',
    from: () => true,
    to: (navigation) => navigation.matches('moving'),
  }),
  offers({
    id: 'NAV-18',
    says: 'At /service-down the shopper can try again.',
    from: (navigation) => navigation.matches('atServiceDown'),
    via: ({ id }) => id === 'service.retry',
    to: (after) => after.matches('moving'),
  }),
  offers({
    id: 'ERR-13',
    says: 'A 503 is heard wherever the shopper is.',
    from: (navigation) => !navigation.matches('atServiceDown'),
    via: ({ id }) => id === 'service.failed',
    to: (after) => after.matches('atServiceDown'),
  }),
  offers({
    id: 'NAV-22',
    says: 'Entering a route is heard everywhere.',
    from: () => true,
    via: ({ id }) => id === 'route.entered',
  }),
];
