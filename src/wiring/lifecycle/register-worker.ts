import { language } from '#language';
import { workerPath } from '../../../contract/rules/language/worker-path.ts';
import { addressOf } from '../../routing/entry/here.ts';

/** How long the line is left alone after each time it did not bring all the files, in ms. */
const pauses = [5_000, 30_000] as const;

const register = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerPath(language), {
    scope: addressOf('/'),
    updateViaCache: 'none',
  });

/** Whether a worker that is being installed comes to have all its files. */
const isInstalled = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Registers the worker that keeps the shop for times without network (B-27, B-40), in the page's
 * language alone. A newer one waits until no page of the
 * older build is left: this page is of the newest, and where it is alone it need not wait. A worker that does not get one
 * of its files is given up by the browser: it is registered again, and fetches what is missing. Throws where that has
 * failed three times.
 */
export async function registerWorker(): Promise<void> {
  for (const pause of [...pauses, null]) {
    const registration = await register();
    registration.waiting?.postMessage('take-over-alone');
    const { installing } = registration;
    if (installing === null || (await isInstalled(installing))) return;
    if (pause !== null) await new Promise((over) => setTimeout(over, pause));
  }
  throw new Error('the worker could not be installed');
}
