import type { BrowserContext } from '@playwright/test';

/** How late each script of the shop comes, in ms, as on a slow line; `SCRIPT_DELAY=500 npm run e2e` sets it. */
const delay = Number(process.env.SCRIPT_DELAY ?? 0);

/** Delays the scripts of the shop where that is asked for. */
export async function delayScripts(context: BrowserContext): Promise<void> {
  if (delay === 0) return;
  await context.route('**/assets/**/*.js', async (route) => {
    await new Promise((over) => setTimeout(over, delay));
    // The page may be gone by now.
    await route.fallback().catch(() => undefined);
  });
}
