import { setup } from 'xstate';

type DrawersEvent =
  | { type: 'drawer.open'; drawer: 'menu' | 'cart' }
  | { type: 'drawer.close' }
  | { type: 'route.entered' };

/** One drawer at a time: the departments on the left, the cart on the right; a change of page closes it (SHELL-01, SHELL-03). */
export const drawersMachine = setup({
  types: {
    events: {} as DrawersEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  guards: {
    isMenu: (_, { drawer }: { drawer: string }) => drawer === 'menu',
  },
}).createMachine({
  id: 'drawers',
  initial: 'closed',
  on: {
    'drawer.open': [
      {
        guard: { type: 'isMenu', params: ({ event }) => event },
        target: '.menu',
        meta: { req: ['SHELL-01'] },
      },
      { target: '.cart', meta: { req: ['SHELL-03'] } },
    ],
    'drawer.close': { target: '.closed' },
    'route.entered': { target: '.closed' },
  },
  states: { closed: {}, menu: {}, cart: {} },
});
