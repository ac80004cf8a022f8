import { describe, expect, test, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

/** A browser that is idle when it is told, or always. */
function start({ isSavingData = false, isBusy = false } = {}) {
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
    whenIdle: (call) => (isBusy ? void waiting.push(call) : call()),
    next: [load('next')],
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
      await vi.waitFor(() => expect(fetched).toEqual(['next']));
      page.dispatchEvent(new Event(move));
      await vi.waitFor(() => expect(fetched).toEqual(['next', 'login', 'cart']));
      page.dispatchEvent(new Event(move));
      page.dispatchEvent(new Event('keydown'));
      await Promise.resolve();
      expect(fetched).toEqual(['next', 'login', 'cart']);
    },
  );

  test('waits while the browser is at work, each by itself', async () => {
    const { page, fetched, beIdle } = start({ isBusy: true });
    page.dispatchEvent(new Event('pointerdown'));
    await Promise.resolve();
    expect(fetched).toEqual([]);
    beIdle();
    await vi.waitFor(() => expect(fetched).toEqual(['next', 'login']));
    beIdle();
    await vi.waitFor(() => expect(fetched).toEqual(['next', 'login', 'cart']));
  });

  test('waits until it is used where data are saved', async () => {
    const { page, fetched } = start({ isSavingData: true });
    page.dispatchEvent(new Event('pointerdown'));
    await Promise.resolve();
    expect(fetched).toEqual([]);
  });
});
