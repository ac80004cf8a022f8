import { setTimeout as pause } from 'node:timers/promises';

/** How long a browser may take to do what it was asked to. */
export const patience = 12_000;

const between = 15;

/** Asks again and again until the answer is yes, or it has taken too long; answers which. */
export async function until(isSo: () => Promise<boolean>, limit = patience): Promise<boolean> {
  const end = performance.now() + limit;
  for (;;) {
    if (await isSo()) return true;
    if (performance.now() > end) return false;
    await pause(between);
  }
}
