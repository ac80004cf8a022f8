import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { drawersMachine } from './drawers.machine.ts';
import { areLinksOpen, isAccountOpen, isCartOpen, isMenuOpen } from './drawers.selectors.ts';

function start() {
  const actor = createActor(drawersMachine).start();
  return {
    open: (drawer: 'menu' | 'links' | 'cart' | 'account') => actor.send({ type: 'drawer.open', drawer }),
    close: () => actor.send({ type: 'drawer.close' }),
    go: () => actor.send({ type: 'route.entered' }),
    shown: () => ({
      menu: isMenuOpen(actor.getSnapshot()),
      links: areLinksOpen(actor.getSnapshot()),
      cart: isCartOpen(actor.getSnapshot()),
      account: isAccountOpen(actor.getSnapshot()),
    }),
  };
}

const none = { menu: false, links: false, cart: false, account: false };

describe('the drawers', () => {
  test('SHELL-01, SHELL-03, SHELL-04: one at a time', () => {
    const { open, shown } = start();
    expect(shown()).toEqual(none);
    open('menu');
    expect(shown()).toEqual({ ...none, menu: true });
    open('links');
    expect(shown()).toEqual({ ...none, links: true });
    open('cart');
    expect(shown()).toEqual({ ...none, cart: true });
    open('account');
    expect(shown()).toEqual({ ...none, account: true });
  });

  test.each(['menu', 'links', 'cart', 'account'] as const)(
    'CART-11: the %s one closes on demand and by going somewhere',
    (drawer) => {
      const { open, close, go, shown } = start();
      open(drawer);
      close();
      expect(shown()).toEqual(none);
      open(drawer);
      go();
      expect(shown()).toEqual(none);
    },
  );
});
