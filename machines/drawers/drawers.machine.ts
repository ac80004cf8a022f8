import { setup } from 'xstate';

type DrawersEvent =
  | { type: 'drawer.open'; drawer: 'menu' | 'links' | 'cart' | 'account' }
  | { type: 'drawer.close' }
  | { type: 'route.entered' };

/**
 * One drawer at a time: the departments on the left and behind them the links, the cart on the right, the account's menu under its button; a change
 * of page closes it (SHELL-01, SHELL-03, SHELL-04).
 */
export const drawersMachine = setup({
  types: {
    events: {} as DrawersEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  guards: {
    isMenu: (_, { drawer }: { drawer: string }) => drawer === 'menu',
    isLinks: (_, { drawer }: { drawer: string }) => drawer === 'links',
    isCart: (_, { drawer }: { drawer: string }) => drawer === 'cart',
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
      {
        guard: { type: 'isLinks', params: ({ event }) => event },
        target: '.links',
        meta: { req: ['SHELL-04'] },
      },
      {
        guard: { type: 'isCart', params: ({ event }) => event },
        target: '.cart',
        meta: { req: ['SHELL-03'] },
      },
      { target: '.account', meta: { req: ['SES-05'] } },
    ],
    'drawer.close': { target: '.closed' },
    'route.entered': { target: '.closed' },
  },
  states: { closed: {}, menu: {}, links: {}, cart: {}, account: {} },
});
