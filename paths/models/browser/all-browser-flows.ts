import type { AnyBrowserFlow } from '../../kit/browser/browser-flow.ts';
import { exportsByPlace } from '../../kit/by-place.ts';

/** The flows that are walked on the screen: what `*.browser.ts` exports as `…Browser`. */
export const allBrowserFlows: readonly AnyBrowserFlow[] = await exportsByPlace<AnyBrowserFlow>(
  new URL('./', import.meta.url),
  '*.browser.ts',
  'Browser',
);
