import { drawersMachine } from '../../../machines/drawers/drawers.machine.ts';
import {
  areLinksOpen,
  isAccountOpen,
  isCartOpen,
  isMenuOpen,
} from '../../../machines/drawers/drawers.selectors.ts';
import { offers } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors } from '../../kit/step.ts';
import { says } from '../../kit/cases.ts';

export const drawersModel = flowModel<typeof drawersMachine, NoActors>({
  name: 'drawers',
  machine: drawersMachine,
  starts: [{ says: 'nothing is open' }],
  cases: {
    'drawer.open': [
      says('the departments are opened', { drawer: 'menu' }),
      says('the links are opened', { drawer: 'links' }),
      says('the cart is opened', { drawer: 'cart' }),
      says('the menu of the account is opened', { drawer: 'account' }),
    ],
    'drawer.close': [says('the drawer is closed')],
    'route.entered': [says('another page is entered')],
  },
  answers: {},
  writes: [],
  project: () => null,
  rules: [
    {
      id: 'SHELL-01',
      says: 'What is asked for opens, and everything else is closed.',
      when: (step) => step.sent('drawer.open') !== null,
      holds: (step) =>
        isMenuOpen(step.after) === (step.sent('drawer.open')?.drawer === 'menu') &&
        areLinksOpen(step.after) === (step.sent('drawer.open')?.drawer === 'links') &&
        isCartOpen(step.after) === (step.sent('drawer.open')?.drawer === 'cart') &&
        isAccountOpen(step.after) === (step.sent('drawer.open')?.drawer === 'account'),
    },
    {
      id: 'SHELL-03',
      says: 'Closing it, or going somewhere, closes it.',
      when: (step) => step.sent('drawer.close') !== null || step.sent('route.entered') !== null,
      holds: ({ after }) =>
        !isMenuOpen(after) && !areLinksOpen(after) && !isCartOpen(after) && !isAccountOpen(after),
    },
    {
      id: 'SHELL-01',
      says: 'Nothing is open at the start.',
      when: (step) => step.isStart,
      holds: ({ after }) =>
        !isMenuOpen(after) && !areLinksOpen(after) && !isCartOpen(after) && !isAccountOpen(after),
    },
    offers({
      id: 'SHELL-03',
      says: 'A drawer can be opened from everywhere.',
      from: () => true,
      via: ({ id }) => id === 'drawer.open',
      to: isCartOpen,
    }),
  ],
});
