/** Address of the worker: what it answers for lies below it. */
const workerPath = '/service-worker.js';

/**
 * Registers the worker that keeps the shop for times without network (B-27, B-40). A newer one waits until no page of the
 * older build is left: this page is of the newest, and where it is alone it need not wait.
 */
export async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  registration.waiting?.postMessage('take-over-alone');
}
