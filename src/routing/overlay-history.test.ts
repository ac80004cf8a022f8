import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOverlayHistory } from './overlay-history.ts';

interface Entry {
  href: string;
  state: unknown;
}

/** A tab whose page is the last of its entries, as far as overlays look at one. */
function openTab() {
  const entries: Entry[] = [{ href: '/', state: { entry: 'first' } }];
  let at = 0;
  const left: string[] = [];
  const show = () => {
    vi.stubGlobal('location', { pathname: entries[at]?.href ?? '', search: '' });
  };
  class History {
    get state() {
      return entries[at]?.state ?? null;
    }
    pushState(state: unknown) {
      const href = entries[at]?.href ?? '';
      entries.splice(at + 1, entries.length, { href, state });
      at += 1;
    }
    back() {
      go(at - 1);
    }
  }
  const history = new History();
  show();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('History', History);
  vi.stubGlobal('history', history);
  const overlays = createOverlayHistory();
  function go(to: number) {
    at = to;
    show();
    if (!overlays.popped()) left.push(entries[at]?.href ?? '');
  }
  return {
    overlays,
    /** Pages that were gone back or on to. */
    left,
    back: () => go(at - 1),
    forward: () => go(at + 1),
    enter(href: string) {
      const entry = { href, state: { entry: href } };
      if (overlays.isOverlayEntry()) entries[at] = entry;
      else {
        entries.splice(at + 1, entries.length, entry);
        at += 1;
      }
      show();
      overlays.entered();
    },
    addresses: () => entries.map(({ href }) => href),
  };
}

/** An overlay that closes when it is told to; `closed` tells it the shopper did it otherwise. */
function overlay(tab: ReturnType<typeof openTab>) {
  const asked: string[] = [];
  const closed = tab.overlays.opened(() => {
    asked.push('close');
    closed();
  });
  return { asked, closed };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Back over an open overlay', () => {
  test('closes it and stays on the page; the next one leaves the page', () => {
    const tab = openTab();
    tab.enter('/cart/');
    const drawer = overlay(tab);
    tab.back();
    expect([drawer.asked, tab.left]).toEqual([['close'], []]);
    tab.back();
    expect([drawer.asked, tab.left]).toEqual([['close'], ['/']]);
  });

  test('closes one at a time, the last one first', () => {
    const tab = openTab();
    const drawer = overlay(tab);
    const question = overlay(tab);
    tab.back();
    expect([drawer.asked, question.asked]).toEqual([[], ['close']]);
    tab.back();
    expect([drawer.asked, question.asked]).toEqual([['close'], ['close']]);
  });

  test('asks one that stays open again', () => {
    const tab = openTab();
    tab.enter('/cart/');
    const asked: string[] = [];
    tab.overlays.opened(() => void asked.push('close'));
    tab.back();
    vi.runAllTimers();
    tab.back();
    expect([asked, tab.left]).toEqual([['close', 'close'], []]);
  });

  test('keeps where the page was scrolled', () => {
    const tab = openTab();
    overlay(tab);
    expect(history.state).toEqual({ entry: 'first', overlays: 1 });
  });
});

describe('an overlay that was closed otherwise', () => {
  test('costs no press of Back', () => {
    const tab = openTab();
    tab.enter('/cart/');
    overlay(tab).closed();
    tab.back();
    expect(tab.left).toEqual(['/']);
  });

  test('leaves its entry to the next one', () => {
    const tab = openTab();
    overlay(tab).closed();
    const next = overlay(tab);
    expect(tab.addresses()).toEqual(['/', '/']);
    tab.back();
    expect(next.asked).toEqual(['close']);
  });

  test('leaves its place to the next page', () => {
    const tab = openTab();
    overlay(tab).closed();
    tab.enter('/cart/');
    expect(tab.addresses()).toEqual(['/', '/cart/']);
  });

  test('is passed over by Forward', () => {
    const tab = openTab();
    const drawer = overlay(tab);
    tab.back();
    tab.forward();
    expect([drawer.asked, tab.left]).toEqual([['close'], []]);
    tab.enter('/cart/');
    tab.back();
    expect(tab.left).toEqual(['/']);
  });
});

describe('a page that is entered', () => {
  test('under an overlay that stays open: Back closes it first', () => {
    const tab = openTab();
    const filters = overlay(tab);
    tab.enter('/?promo=true');
    vi.runAllTimers();
    tab.back();
    expect([filters.asked, tab.left]).toEqual([['close'], []]);
    tab.back();
    expect(tab.left).toEqual(['/']);
  });
});
