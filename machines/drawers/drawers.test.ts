import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { drawersMachine } from './drawers.machine.ts';
import { isCartOpen, isMenuOpen } from './drawers.selectors.ts';

function start() {
  const actor = createActor(drawersMachine).start();
  return {
    open: (drawer: 'menu' | 'cart') => actor.send({ type: 'drawer.open', drawer }),
    close: () => actor.send({ type: 'drawer.close' }),
    go: () => actor.send({ type: 'route.entered' }),
    shown: () => ({ menu: isMenuOpen(actor.getSnapshot()), cart: isCartOpen(actor.getSnapshot()) }),
  };
}

const none = { menu: false, cart: false };

describe('the drawers', () => {
  test('SHELL-01, SHELL-03: one at a time', () => {
    const { open, shown } = start();
    expect(shown()).toEqual(none);
    open('menu');
    expect(shown()).toEqual({ menu: true, cart: false });
    open('cart');
    expect(shown()).toEqual({ menu: false, cart: true });
  });

  test.each(['menu', 'cart'] as const)(
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
