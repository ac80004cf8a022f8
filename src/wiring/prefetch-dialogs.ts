import { dialogModules } from './dialog-modules.ts';

/** What is likely next is fetched while nothing else is; a failure shows when it is really wanted. */
export function prefetchDialogs(): void {
  const prefetch = () => {
    for (const load of [dialogModules.login, dialogModules.cart, dialogModules.departments]) {
      load().catch(() => undefined);
    }
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(prefetch, { timeout: 4_000 });
  else setTimeout(prefetch, 2_000);
}
