import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { notificationsMachine } from './notifications.machine.ts';
import type { AreaName, AwaitedMessage, CartFact, Notice, NoticeAct } from './notifications.types.ts';
import {
  awaitedMessages,
  infosIn,
  isAreaOpen,
  persistentNotices,
  shownNotice,
} from './notifications.selectors.ts';

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
    act: (id: string) => actor.send({ type: 'notice.act', id }),
    acted: () => acted,
    done: (about: string, cart?: CartFact) => actor.send({ type: 'operation.done', about, cart }),
    leave: (reason: 'logout' | 'expired') => actor.send({ type: 'session.closed', reason }),
    ask: (...messages: readonly AwaitedMessage[]) => actor.send({ type: 'messages.await', messages }),
    read: () => actor.send({ type: 'messages.read' }),
    awaited: () => awaitedMessages(actor.getSnapshot()),
    open: (area: AreaName) => actor.send({ type: 'area.opened', area }),
    shut: (area: AreaName) => actor.send({ type: 'area.closed', area }),
    tell: (...texts: readonly string[]) => actor.send({ type: 'infos.tell', texts }),
    areas: () => ({
      isOpen: isAreaOpen(actor.getSnapshot()),
      cart: infosIn(actor.getSnapshot(), 'cart'),
      cartDrawer: infosIn(actor.getSnapshot(), 'cartDrawer'),
    }),
    close: (id: string) => actor.send({ type: 'notice.close', id }),
    hold: () => actor.send({ type: 'toast.pause' }),
    release: () => actor.send({ type: 'toast.resume' }),
    shown: () => shownNotice(actor.getSnapshot())?.id ?? null,
    persistent: () => persistentNotices(actor.getSnapshot()),
  };
}

const sticky = { tone: 'error', lifetime: null } as const;

describe('a toast', () => {
  test('SHELL-11: stays three seconds', () => {
    const { clock, show, shown } = start();
    show('a');
    clock.increment(2_999);
    expect(shown()).toBe('a');
    clock.increment(1);
    expect(shown()).toBeNull();
  });

  test('ERR-08: one with an action stays its five seconds', () => {
    const { clock, show, shown } = start();
    show('a', { lifetime: 5000 });
    clock.increment(4_999);
    expect(shown()).toBe('a');
    clock.increment(1);
    expect(shown()).toBeNull();
  });

  test('ERR-08: they show one after the other, each for its time', () => {
    const { clock, show, shown } = start();
    show('a');
    show('b', { lifetime: 5000 });
    clock.increment(3_000);
    expect(shown()).toBe('b');
    clock.increment(4_999);
    expect(shown()).toBe('b');
    clock.increment(1);
    expect(shown()).toBeNull();
  });

  test('ERR-08: at most five wait; the oldest of those gives way', () => {
    const { clock, show, shown } = start();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) show(id);
    const order: (string | null)[] = [];
    for (let n = 0; n < 7; n += 1) {
      order.push(shown());
      clock.increment(3_000);
    }
    expect(order).toEqual(['a', 'c', 'd', 'e', 'f', 'g', null]);
  });

  test('closing it brings the next one at once', () => {
    const { show, close, shown } = start();
    show('a');
    show('b');
    close('a');
    expect(shown()).toBe('b');
    close('b');
    expect(shown()).toBeNull();
  });

  test('ERR-09: while somebody reads it its lifetime does not run, and starts again after', () => {
    const { clock, show, hold, release, shown } = start();
    show('a');
    clock.increment(2_000);
    hold();
    clock.increment(60_000);
    expect(shown()).toBe('a');
    release();
    clock.increment(2_999);
    expect(shown()).toBe('a');
    clock.increment(1);
    expect(shown()).toBeNull();
  });

  test('a held one can be closed, and what came meanwhile follows', () => {
    const { show, hold, close, shown } = start();
    show('a');
    hold();
    show('b');
    close('a');
    expect(shown()).toBe('b');
  });
});

describe('a toast that can be undone', () => {
  const act: NoticeAct = { does: 'putBack', items: [{ productId: 7, quantity: 2, infos: {} }] };
  const undoable = { lifetime: 5000, action: { label: 'Annulla', act } };

  test('ERR-08: pressed it is done once, and the next toast comes', () => {
    const { show, act: press, acted, shown } = start();
    show('a', undoable);
    show('b');
    press('a');
    press('a');
    expect([acted(), shown()]).toEqual([[act], 'b']);
  });

  test('ERR-08: held in focus it can be pressed at any time, and not after it went', () => {
    const { clock, show, hold, release, act: press, acted, shown } = start();
    show('a', undoable);
    hold();
    clock.increment(60_000);
    expect(shown()).toBe('a');
    release();
    clock.increment(5_000);
    press('a');
    expect([acted(), shown()]).toEqual([[], null]);
  });

  test('SES-08: it goes with whoever logs out, shown or waiting, and stays through an expiry', () => {
    const { show, leave, shown, close } = start();
    show('a', undoable);
    show('b', undoable);
    show('c');
    leave('expired');
    expect(shown()).toBe('a');
    leave('logout');
    expect(shown()).toBe('c');
    close('c');
    expect(shown()).toBeNull();
  });
});

describe('never two that contradict each other', () => {
  const about = 'removeProduct 7';

  test('ERR-09: an error goes when the same went well, told by a toast or not; others stay', () => {
    const { show, done, persistent } = start();
    show('other', { ...sticky, text: 'altro', about: 'removeProduct 8' });
    show('e1', { ...sticky, about });
    show('a', { about });
    expect(persistent().map(({ id }) => id)).toEqual(['other']);
    show('e2', { ...sticky, about });
    done(about);
    expect(persistent().map(({ id }) => id)).toEqual(['other']);
  });

  test('ERR-09: a success goes when the same failed after it, shown or waiting; others stay', () => {
    const { show, shown, close, persistent } = start();
    show('a', { about });
    show('b');
    show('c', { about });
    show('e1', { ...sticky, about });
    expect([shown(), persistent().map(({ id }) => id)]).toEqual(['b', ['e1']]);
    close('b');
    expect(shown()).toBeNull();
  });
});

describe('what says the contrary of the cart', () => {
  const added: CartFact = { productId: 7, isIn: true };
  const removed: CartFact = { productId: 7, isIn: false };
  const other: CartFact = { productId: 8, isIn: true };
  const list: CartFact = { productId: null, isIn: true };
  const emptied: CartFact = { productId: null, isIn: false };

  test.each([
    ['what was added leaves', added, removed],
    ['what left comes back', removed, added],
    ['one product is added and all leave', added, emptied],
    ['a list is added and all leave', list, emptied],
    ['all left and one product is added', emptied, added],
    ['all left and a list is added', emptied, list],
  ])(
    'ERR-08: %s: the later message takes the place of the earlier at once, for its whole time',
    (_what, first, then) => {
      const { clock, show, shown } = start();
      show('a', { cart: first, lifetime: 5000 });
      show('b');
      clock.increment(4_000);
      show('c', { cart: then, lifetime: 5000 });
      expect(shown()).toBe('c');
      clock.increment(4_999);
      expect(shown()).toBe('c');
      clock.increment(1);
      expect(shown()).toBe('b');
      clock.increment(3_000);
      expect(shown()).toBeNull();
    },
  );

  test('ERR-08: one that waits is dropped, and the later waits its turn', () => {
    const { show, close, shown } = start();
    show('a');
    show('b', { cart: added });
    show('c', { cart: other });
    show('d', { cart: removed });
    const order: (string | null)[] = [];
    for (const id of ['a', 'c', 'd']) {
      order.push(shown());
      close(id);
    }
    expect([order, shown()]).toEqual([['a', 'c', 'd'], null]);
  });

  test.each([
    ['another product leaves', other, removed],
    ['the same is added again', added, added],
    ['one of many leaves', list, removed],
  ])('ERR-08: %s: both are shown', (_what, first, then) => {
    const { show, close, shown } = start();
    show('a', { cart: first });
    show('b', { cart: then });
    expect(shown()).toBe('a');
    close('a');
    expect(shown()).toBe('b');
  });

  test('ERR-08, GATE-16: told in the shop’s words, the removal takes the success of the addition away', () => {
    const { show, done, close, shown } = start();
    show('a', { cart: added });
    show('b');
    show('c', { cart: added });
    done('removeProduct 7', removed);
    expect(shown()).toBe('b');
    close('b');
    expect(shown()).toBeNull();
  });
});

describe('what waits for an answer', () => {
  test('ERR-06, CART-19: comes together, once each, and stays until it is read', () => {
    const { clock, ask, read, awaited } = start();
    ask({ text: 'Ne restano 3', of: 'cart' });
    ask({ text: 'L’ordine è in viaggio', of: 'other' }, { text: 'Ne restano 3', of: 'cart' });
    clock.increment(600_000);
    expect(awaited()).toEqual([
      { text: 'Ne restano 3', of: 'cart' },
      { text: 'L’ordine è in viaggio', of: 'other' },
    ]);
    read();
    expect(awaited()).toEqual([]);
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

  test('SES-08: goes with whoever logs out, also under a toast, and stays through an expiry', () => {
    const { open, tell, leave, show, areas } = start();
    open('cart');
    tell('uno');
    leave('expired');
    expect(areas().cart).toEqual(['uno']);
    leave('logout');
    expect(areas().cart).toEqual([]);
    tell('due');
    show('a');
    leave('logout');
    expect(areas().cart).toEqual([]);
  });
});

describe('an error', () => {
  test('ERR-09: stays until it is closed, beside the toasts', () => {
    const { clock, show, close, shown, persistent, notice } = start();
    show('toast');
    show('e1', sticky);
    show('e2', sticky);
    clock.increment(600_000);
    expect([shown(), persistent()]).toEqual([null, [notice('e1', sticky), notice('e2', sticky)]]);
    close('e1');
    expect(persistent()).toEqual([notice('e2', sticky)]);
  });

  test.each(['before', 'during', 'in the hold of'] as const)(
    'ERR-09: coming %s a toast it neither waits nor delays',
    (when) => {
      const { clock, show, hold, release, shown, persistent } = start();
      if (when !== 'before') show('toast');
      if (when === 'in the hold of') hold();
      show('e1', sticky);
      if (when === 'before') show('toast');
      release();
      expect([shown(), persistent().map(({ id }) => id)]).toEqual(['toast', ['e1']]);
      clock.increment(3_000);
      expect(shown()).toBeNull();
    },
  );

  test('said twice it stands there once', () => {
    const { show, persistent, notice } = start();
    show('e1', { ...sticky, text: 'Si è verificato un errore' });
    show('e2', { ...sticky, text: 'Si è verificato un errore' });
    expect(persistent()).toEqual([notice('e2', { ...sticky, text: 'Si è verificato un errore' })]);
  });

  test('ERR-09: closing it leaves the toast alone', () => {
    const { show, close, shown, persistent } = start();
    show('toast');
    show('e1', sticky);
    close('e1');
    expect([shown(), persistent()]).toEqual(['toast', []]);
  });
});
