import type { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import type { Trail, NoActors } from '../../kit/step.ts';

export type NavigationTrail = Trail<typeof navigationMachine, NoActors>;

export const orders = '/profile/orders';

/** Whether somebody is logged in, by what was heard alone. */
export const isLoggedIn = (trail: NavigationTrail): boolean =>
  trail
    .findLast((one) => one.sent('session.opened') !== null || one.sent('session.closed') !== null)
    ?.sent('session.opened') !== null && trail.some((one) => one.sent('session.opened') !== null);
