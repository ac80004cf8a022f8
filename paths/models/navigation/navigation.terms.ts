import type { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import type { Trail, NoActors } from '../../kit/step.ts';

export type NavigationTrail = Trail<typeof navigationMachine, NoActors>;

export const orders = '/profile/orders';
export const consents = '/registration-consents';

/** Whether somebody is logged in, by what was heard alone. */
export const isLoggedIn = (trail: NavigationTrail): boolean =>
  trail
    .findLast((one) => one.sent('session.opened') !== null || one.sent('session.closed') !== null)
    ?.sent('session.opened') !== null && trail.some((one) => one.sent('session.opened') !== null);

/** Whether whoever is logged in came by single sign-on, by what was heard alone. */
export const isSingleSignOn = (trail: NavigationTrail): boolean =>
  isLoggedIn(trail) &&
  trail.findLast((one) => one.sent('session.opened') !== null)?.sent('session.opened')?.isSingleSignOn ===
    true;
