import { describe, expect, test, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

function start({ isSavingData = false } = {}) {
  const page = new EventTarget();
  const fetched: string[] = [];
  const waiting: (() => void)[] = [];
  const load = (name: string) => () => {
    fetched.push(name);
    return name === 'login' ? Promise.reject(new Error('offline')) : Promise.resolve();
  };
  prefetch({
    page,
    isSavingData,
    whenIdle: (call) => void waiting.push(call),
    next: load('next'),
    likely: [load('login'), load('cart')],
  });
  const beIdle = () => {
    for (const call of waiting.splice(0)) call();
  };
  return { page, fetched, beIdle };
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

  test('the very next comes when the browser is idle, without a move', () => {
    const { fetched, beIdle } = start();
    expect(fetched).toEqual([]);
    beIdle();
    expect(fetched).toEqual(['next']);
  });

  test('waits until it is used where data are saved', () => {
    const { page, fetched, beIdle } = start({ isSavingData: true });
    page.dispatchEvent(new Event('pointerdown'));
    beIdle();
    expect(fetched).toEqual([]);
  });
});
