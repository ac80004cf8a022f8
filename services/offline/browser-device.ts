import type { WaitingChange } from '../../contract/rules/offline/waiting-change.ts';
import { newUuid } from '../uuid.ts';
import type { OfflineDevice } from './cart-offline.ts';
import type { WaitingChanges } from './waiting-changes.ts';

interface BrowserDeviceDependencies {
  storage: () => Storage;
  now: () => number;
  /** What waits has changed, or is known for the first time. */
  told: (changes: readonly WaitingChange[]) => void;
}

/** Where changes are kept; waiting-changes.ts reads them. */
const waitingKey = 'waiting-changes';

/** A change waits, whatever it is. */
const isKept = (storage: () => Storage): boolean => {
  try {
    return storage().getItem(waitingKey) !== null;
  } catch {
    return false;
  }
};

/** The browser's word on its network, and what this browser keeps for the shop. */
export function browserDevice({ storage, now, told }: BrowserDeviceDependencies): OfflineDevice {
  let loading: Promise<WaitingChanges> | null = null;
  let waiting: WaitingChanges | null = null;
  const open = async (): Promise<WaitingChanges> => {
    const { waitingChangesIn } = await import('./waiting-changes.ts');
    const changes = waitingChangesIn(storage);
    waiting = changes;
    const tell = () => told(changes.read()?.changes ?? []);
    changes.hear(tell);
    addEventListener('online', tell);
    if (changes.read() !== null) tell();
    return changes;
  };
  const opened = () =>
    (loading ??= open().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  addEventListener('storage', ({ key }) => {
    // Another tab keeps the first change. What cannot be told now is read with the next answer.
    if (key === waitingKey) opened().catch(() => undefined);
  });
  return {
    isOffline: () => !navigator.onLine,
    hasWaiting: () => (waiting === null ? isKept(storage) : waiting.read() !== null),
    async waitingCart(deps) {
      const { createWaitingCart } = await import('./waiting-cart.ts');
      return createWaitingCart({ ...deps, changes: await opened(), now, newId: newUuid });
    },
  };
}
