import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { notificationsMachine } from './notifications.machine.ts';
import type { AreaName, CartFact, Notice, NoticeAct } from './notifications.types.ts';
import { infosIn, isAreaOpen, persistentNotices, shownNotice } from './notifications.selectors.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(notificationsMachine, { clock }).start();
  const acted: NoticeAct[] = [];
  actor.on('notice.acted', ({ act }) => void acted.push(act));
  const notice = (id: string, given: Partial<Notice> = {}): Notice => ({
    id,
    tone: 'success',
    text: `testo ${id}`,
    lifetime: 3000,
    ...given,
  });
  const show = (id: string, given: Partial<Notice> = {}) =>
    actor.send({ type: 'notice.show', notice: notice(id, given) });
  return {
    clock,
    show,
    notice,
    done: (about: string, cart?: CartFact) => actor.send({ type: 'operation.done', about, cart }),
    open: (area: AreaName) => actor.send({ type: 'area.opened', area }),
    shut: (area: AreaName) => actor.send({ type: 'area.closed', area }),
    tell: (...texts: readonly string[]) => actor.send({ type: 'infos.tell', texts }),
    areas: () => ({
      isOpen: isAreaOpen(actor.getSnapshot()),
      cart: infosIn(actor.getSnapshot(), 'cart'),
      cartDrawer: infosIn(actor.getSnapshot(), 'cartDrawer'),
    }),
    close: (id: string) => actor.send({ type: 'notice.close', id }),
    shown: () => shownNotice(actor.getSnapshot())?.id ?? null,
    persistent: () => persistentNotices(actor.getSnapshot()),
  };
}

const sticky = { tone: 'error', lifetime: null } as const;

describe('what says the contrary of the cart', () => {
  const added: CartFact = { productId: 7, isIn: true };
  const removed: CartFact = { productId: 7, isIn: false };

  test('ERR-08, GATE-16: told in the shop’s words, the removal takes the success of the addition away', () => {
    const { show, done, close, shown } = start();
    show('a', { cart: added });
    show('b', { isMore: true });
    show('c', { cart: added, isMore: true });
    done('removeProduct 7', removed);
    expect(shown()).toBe('b');
    close('b');
    expect(shown()).toBeNull();
  });
});

describe('what the shop says where it was done', () => {
  test('SHELL-14: is in the area on top, until something else is said or the area closes', () => {
    const { clock, open, shut, tell, areas } = start();
    open('cart');
    tell('uno', 'due');
    clock.increment(600_000);
    expect(areas()).toEqual({ isOpen: true, cart: ['uno', 'due'], cartDrawer: [] });
    open('cartDrawer');
    expect(areas()).toEqual({ isOpen: true, cart: ['uno', 'due'], cartDrawer: [] });
    tell('tre');
    expect(areas()).toEqual({ isOpen: true, cart: [], cartDrawer: ['tre'] });
    shut('cartDrawer');
    expect(areas()).toEqual({ isOpen: true, cart: [], cartDrawer: [] });
    tell('quattro');
    tell();
    expect(areas()).toEqual({ isOpen: true, cart: [], cartDrawer: [] });
    shut('cart');
    tell('cinque');
    expect(areas()).toEqual({ isOpen: false, cart: [], cartDrawer: [] });
  });
});

describe('an error', () => {
  test('said twice it stands there once', () => {
    const { show, persistent, notice } = start();
    show('e1', { ...sticky, text: 'Si è verificato un errore' });
    show('e2', { ...sticky, text: 'Si è verificato un errore' });
    expect(persistent()).toEqual([notice('e2', { ...sticky, text: 'Si è verificato un errore' })]);
  });
});
