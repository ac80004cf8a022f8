import { markInlinedStyles } from './inlined-styles.ts';

/** Lets the browser paint and answer before it goes on. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts the storefront in steps, for on a slow phone each takes as long as an animation may: React, the frame, the page.
 * Their files are asked for in the document, all at once.
 */
async function start(): Promise<void> {
  markInlinedStyles(document.head);
  await import('react-dom/client');
  await pause();
  const { openStorefront } = await import('./open-storefront.tsx');
  await pause();
  await openStorefront(pause);
}

void start();
