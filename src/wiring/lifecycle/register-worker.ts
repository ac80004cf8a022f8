import { language } from '#language';
import { workerPath } from '../../../contract/rules/language/worker-path.ts';
import { addressOf } from '../../routing/entry/here.ts';

/**
 * Registers the worker that keeps the shop for times without network (B-27, B-40), in the page's
 * language alone. A newer one waits until no page of the
 * older build is left: this page is of the newest, and where it is alone it need not wait.
 */
export async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerPath(language), {
    scope: addressOf('/'),
    updateViaCache: 'none',
  });
  registration.waiting?.postMessage('take-over-alone');
}
