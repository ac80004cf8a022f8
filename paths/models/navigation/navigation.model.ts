import { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors } from '../../kit/step.ts';
import { says } from '../../kit/cases.ts';
import { navigationRules } from './navigation.rules.ts';
import { consents, orders } from './navigation.terms.ts';

const product = '/catalog/product/penne';

const page = {
  page: 'other',
  hasMarker: false,
  needsLogin: false,
  isForSingleSignOn: false,
  afterLogin: null,
} as const;

export const navigationModel = flowModel<typeof navigationMachine, NoActors>({
  name: 'navigation',
  machine: navigationMachine,
  starts: [{ says: 'Home is opened', input: () => ({ path: '/' }) }],
  cases: {
    'route.entered': [
      says('a product page is entered', { ...page, path: product }),
      says('the orders are entered, with a marker', {
        ...page,
        path: orders,
        needsLogin: true,
        hasMarker: true,
      }),
      says('the orders are entered, with nothing', { ...page, path: orders, needsLogin: true }),
      says('what is for single sign-on alone is entered, with nothing', {
        ...page,
        path: consents,
        needsLogin: true,
        isForSingleSignOn: true,
      }),
      says('what is for single sign-on alone is entered, with a marker', {
        ...page,
        path: consents,
        needsLogin: true,
        isForSingleSignOn: true,
        hasMarker: true,
      }),
      says('the service-down page is entered', { ...page, page: 'serviceDown', path: '/service-down' }),
      says('the login page is entered, on the way to the orders', {
        ...page,
        page: 'login',
        path: '/login?back=orders',
        afterLogin: orders,
      }),
      says('the login page is entered', { ...page, page: 'login', path: '/login', afterLogin: '/' }),
    ],
    'target.choose': [
      says('a public target is chosen', { path: '/catalog', needsLogin: false }),
      says('the lists are chosen', { path: '/profile/lists', needsLogin: true }),
    ],
    'session.opened': [
      says('the shopper is logged in', { isSingleSignOn: false }),
      says('the shopper is logged in by single sign-on', { isSingleSignOn: true }),
    ],
    'session.absent': [says('the start finds nobody')],
    'session.closed': [
      says('the shopper has logged out', { reason: 'logout' }),
      says('the session expired', { reason: 'expired' }),
      says('an answer was given to nobody', { reason: 'disowned' }),
    ],
    'login.dismissed': [says('the login dialog was closed')],
    'service.failed': [says('an action was answered 503')],
    'service.retry': [says('the shopper tries again')],
  },
  answers: {},
  writes: [],
  facts: ['session.opened', 'session.closed'],
  project: ({ context: { isLoggedIn: is, isSingleSignOn, path, isPathProtected, isLeaving, returnTo } }) => ({
    is,
    isSingleSignOn,
    path,
    isPathProtected,
    isLeaving,
    returnTo,
  }),
  rules: navigationRules,
  survivors: [
    {
      fault: 'forget event: atServiceDown on service.failed',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
  ],
});
