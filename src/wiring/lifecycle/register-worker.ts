import { language } from '#language';
import { workerPath } from '../../../contract/rules/language/worker-path.ts';
import { addressOf } from '../../routing/entry/here.ts';

/** How long the worker waits before each further try, in ms. */
const pauses = [5_000, 30_000] as const;

const register = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerPath(language), {
    scope: addressOf('/'),
    updateViaCache: 'none',
  });

/** Returns whether a worker that is being installed gets all its files. */
const isInstalled = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Registers the worker once; returns whether it is installed, and false where its script did not come. */
async function isRegistered(): Promise<boolean> {
  const registration = await register().catch(() => null);
  if (registration === null) return false;
  registration.waiting?.postMessage('take-over-alone');
  const { installing } = registration;
  return installing === null || (await isInstalled(installing));
}

/**
 * Registers the worker that stores the shop for times without network (B-27, B-40), in the page's language alone. A
 * newer one waits until no page of the older build is left: this page is of the newest, and where it is alone it need
 * not wait. The browser drops a worker that does not get its script or one of its files: it is registered again, and
 * fetches what is missing. Throws where that has failed three times.
 */
export async function registerWorker(): Promise<void> {
  for (const pause of [...pauses, null]) {
    if (await isRegistered()) return;
    if (pause !== null) await new Promise((over) => setTimeout(over, pause));
  }
  throw new Error('the worker could not be installed');
}
