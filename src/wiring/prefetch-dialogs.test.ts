import { describe, expect, test, vi } from 'vitest';
import { prefetchDialogs } from './prefetch-dialogs.ts';

function start({ isSavingData = false } = {}) {
  const page = new EventTarget();
  const fetched: string[] = [];
  const load = (name: string) => () => {
    fetched.push(name);
    return name === 'login' ? Promise.reject(new Error('offline')) : Promise.resolve();
  };
  prefetchDialogs({ page, isSavingData, dialogs: [load('login'), load('cart')] });
  return { page, fetched };
}

describe('the code of the likely dialogs', () => {
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

  test('waits for the dialog itself where data are saved', () => {
    const { page, fetched } = start({ isSavingData: true });
    page.dispatchEvent(new Event('pointerdown'));
    expect(fetched).toEqual([]);
  });
});
