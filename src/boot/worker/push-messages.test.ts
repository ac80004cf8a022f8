import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPushMessages } from './push-messages.ts';
import type { ShownNotification, WorkerScope } from './worker-scope.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A worker with one page that is just being loaded, and hears nothing; `canLead` says whether it can be led on. */
function openWorker({ canLead }: { canLead: boolean }) {
  const done: string[] = [];
  const hearers = new Map<string, (event: unknown) => void>();
  const page = {
    visibilityState: 'hidden',
    focus: () => Promise.resolve(),
    navigate(url: string) {
      done.push(`leads the page to ${url}`);
      return canLead ? Promise.resolve() : Promise.reject(new Error('another worker answers for it'));
    },
    postMessage: () => undefined,
  };
  const scope = {
    location: { origin: 'https://shop.example' },
    registration: {},
    clients: {
      matchAll: () => Promise.resolve([page]),
      openWindow(url: string) {
        done.push(`opens ${url}`);
        return Promise.resolve();
      },
    },
    addEventListener: (type: string, hear: (event: unknown) => void) => void hearers.set(type, hear),
  } as unknown as WorkerScope; // what a click asks of it
  showPushMessages(scope, '');
  return {
    done,
    press: async (navTo: string): Promise<void> => {
      const notification: ShownNotification = { data: { navTo }, close: () => undefined };
      const { promise, resolve } = Promise.withResolvers<Promise<unknown>>();
      hearers.get('notificationclick')?.({ notification, waitUntil: resolve });
      await vi.advanceTimersByTimeAsync(1_000);
      await promise;
    },
  };
}

test('PUSH-04: a page that does not hear yet is loaded anew where the message leads', async () => {
  const { done, press } = openWorker({ canLead: true });
  await press('/cart/');
  expect(done).toEqual(['leads the page to /cart/']);
});

test('PUSH-04: where no page can be led on, one is opened there', async () => {
  const { done, press } = openWorker({ canLead: false });
  await press('/cart/');
  expect(done).toEqual(['leads the page to /cart/', 'opens /cart/']);
});
