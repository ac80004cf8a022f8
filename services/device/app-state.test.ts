import { describe, expect, test } from 'vitest';
import { appStateIn } from './app-state.ts';

/** Storage as a browser gives it. */
function memory(given: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(given));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** A private window: asking for storage throws already. */
const forbidden = (): Storage => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

/** A full disk: reading works, writing throws. */
function full(): Storage {
  const storage = memory();
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  return storage;
}

/** A browser; `open` is a page of it. */
function aBrowser(storage: () => Storage) {
  const clock = { now: 1_000 };
  return { clock, open: () => appStateIn({ storage, now: () => clock.now }) };
}

const nothing = {
  lastStartTime: null,
  firstShopTime: null,
  currentOrderId: null,
  popupMap: {},
  ordersSentToAnalytics: [],
  installClosedAt: null,
  installLaterAt: null,
  answeredUpdate: null,
};

describe('the state of the app', () => {
  test('SHELL-15, LIFE-09: outlives the page; the last start is the latest, the first purchase the earliest', () => {
    const storage = memory();
    const { clock, open } = aBrowser(() => storage);
    expect(open().read()).toEqual(nothing);
    open().started();
    clock.now = 2_000;
    open().shopped();
    clock.now = 3_000;
    open().started();
    open().shopped();
    open().ordered(41);
    open().ordered(42);
    open().closePopup('beta', 'a');
    open().rememberSent(42);
    const state = {
      lastStartTime: 3_000,
      firstShopTime: 2_000,
      currentOrderId: 42,
      popupMap: { beta: 'a' },
      ordersSentToAnalytics: [42],
      installClosedAt: null,
      installLaterAt: null,
      answeredUpdate: null,
    };
    expect(open().read()).toEqual(state);
    expect([storage.length, JSON.parse(storage.getItem('app-state') ?? '')]).toEqual([1, state]);
  });

  test('SHELL-16: a popup closed stays away until its content changes', () => {
    const storage = memory();
    const { open } = aBrowser(() => storage);
    open().closePopup('beta', 'a');
    const page = open();
    const isClosed = (id: string, version: string) => page.isPopupClosed(id, version);
    expect([isClosed('beta', 'a'), isClosed('beta', 'b'), isClosed('other', 'a')]).toEqual([
      true,
      false,
      false,
    ]);
    page.closePopup('beta', 'b');
    expect([isClosed('beta', 'a'), isClosed('beta', 'b')]).toEqual([false, true]);
  });

  test('SHELL-16: the latest fifty are remembered, whatever they are called', () => {
    const storage = memory();
    const { open } = aBrowser(() => storage);
    for (let id = 0; id < 51; id += 1) open().closePopup(`popup ${id}`, 'a');
    expect(Object.keys(open().read().popupMap)).toHaveLength(50);
    expect([open().isPopupClosed('popup 0', 'a'), open().isPopupClosed('popup 50', 'a')]).toEqual([
      false,
      true,
    ]);
    expect(open().isPopupClosed('toString', 'a')).toBe(false);
  });

  test('COOK-03: twenty orders that were sent are known, also to another tab that was open before', () => {
    const storage = memory();
    const { open } = aBrowser(() => storage);
    const [one, other] = [open(), open()];
    for (let id = 1; id <= 20; id += 1) one.rememberSent(id);
    other.rememberSent(21);
    one.rememberSent(21);
    expect([one.hasSent(1), one.hasSent(2), one.hasSent(21), one.hasSent(22)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('LIFE-06: the update that was answered last is kept', () => {
    const storage = memory();
    const { open } = aBrowser(() => storage);
    open().answerUpdate('1.2.0');
    open().answerUpdate('1.3.0');
    expect(open().read()).toEqual({ ...nothing, answeredUpdate: '1.3.0' });
  });

  test.each(['{', 'null', '[]', '"text"', '7'])('SHELL-15: %s in its place is nothing', (stored) => {
    const storage = memory({ 'app-state': stored });
    const { open } = aBrowser(() => storage);
    expect(open().read()).toEqual(nothing);
    open().ordered(7);
    expect(open().read()).toEqual({ ...nothing, currentOrderId: 7 });
  });

  test('SHELL-15: a broken part is dropped, and the others are kept', () => {
    const storage = memory({
      'app-state': JSON.stringify({
        lastStartTime: 'yesterday',
        firstShopTime: -1,
        currentOrderId: 7,
        popupMap: { beta: true },
        ordersSentToAnalytics: [1, '2'],
        answeredUpdate: 9,
        unknown: 'x',
      }),
    });
    expect(
      aBrowser(() => storage)
        .open()
        .read(),
    ).toEqual({ ...nothing, currentOrderId: 7 });
  });

  test.each([
    ['forbids storage', forbidden],
    ['has no room left', full],
  ])('SHELL-15: in a browser that %s it lasts as long as the page', (_what, storage) => {
    const { open } = aBrowser(storage);
    const page = open();
    page.started();
    page.rememberSent(7);
    page.closePopup('beta', 'a');
    expect([page.read().lastStartTime, page.hasSent(7), page.isPopupClosed('beta', 'a')]).toEqual([
      1_000,
      true,
      true,
    ]);
    expect(open().read()).toEqual(nothing);
  });
});
