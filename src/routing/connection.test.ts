import { afterEach, expect, test, vi } from 'vitest';
import { broadcastConnection } from './connection.ts';
import type { PageEvent } from './page-events.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A device with or without a network. */
function openDevice({ onLine }: { onLine: boolean }) {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('navigator', { onLine });
  const facts: PageEvent[] = [];
  broadcastConnection((fact) => void facts.push(fact));
  return { window, facts };
}

test('B-40: a network that is lost and one that is back are told', () => {
  const { window, facts } = openDevice({ onLine: true });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(facts).toEqual([{ type: 'connection.lost' }, { type: 'connection.restored' }]);
});

test('B-40: a device that is offline at the start is told', () => {
  expect(openDevice({ onLine: false }).facts).toEqual([{ type: 'connection.lost' }]);
});
