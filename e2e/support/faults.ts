import type { Page } from '@playwright/test';

/** Something a shopper's browser complains of. */
export interface Fault {
  readonly says: string;
  /** Of the request it speaks of, else of the script. */
  readonly url: string;
}

/** Tells every fault the browser can tell of: errors, hydration warnings, failed and refused requests. */
export function watchFaults(page: Page, tell: (fault: Fault) => void): void {
  page.on('console', (message) => {
    // Playwright's own word, where tests have no worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning')
      tell({ says: `console: ${message.text()}`, url: message.location().url });
  });
  page.on('pageerror', (error) => tell({ says: `uncaught: ${error.message}`, url: page.url() }));
  page.on('requestfailed', (request) => {
    // A page that is left gives up what it was still loading.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    tell({ says: `failed: ${request.url()}`, url: request.url() });
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    tell({ says: `${response.status()}: ${response.url()}`, url: response.url() });
  });
}
