import { describe, expect, test, vi } from 'vitest';
import { prefetchAtFirstMove } from './prefetch.ts';

function start({ isSavingData = false } = {}) {
  const page = new EventTarget();
  const fetched: string[] = [];
  const load = (name: string) => () => {
    fetched.push(name);
    return name === 'login' ? Promise.reject(new Error('offline')) : Promise.resolve();
  };
  prefetchAtFirstMove({ page, isSavingData, likely: [load('login'), load('cart')] });
  return { page, fetched };
}

describe('decision 050: what a shopper is likely to need', () => {
  test.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])(
    'comes once, one after the other, after the first %s, whichever fails',
    async (move) => {
      const { page, fetched } = start();
      expect(fetched).toEqual([]);
      page.dispatchEvent(new Event(move));
      await vi.waitFor(() => expect(fetched).toEqual(['login', 'cart']));
      page.dispatchEvent(new Event(move));
      page.dispatchEvent(new Event('keydown'));
      await Promise.resolve();
      expect(fetched).toEqual(['login', 'cart']);
    },
  );

  test('waits until it is used where data are saved', () => {
    const { page, fetched } = start({ isSavingData: true });
    page.dispatchEvent(new Event('pointerdown'));
    expect(fetched).toEqual([]);
  });
});
