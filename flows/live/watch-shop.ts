import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { livePath } from './inspection-message.ts';

/** How long after a shop that is not there it is looked for again, in ms. */
const pause = 2_000;

export interface ShopWatch {
  /** Where the shop of `npm run dev` listens, e.g. `http://127.0.0.1:3000`. */
  shop: string;
  /** A message as it came, of one line. */
  heard: (line: string) => void;
  /** The shop is there, or is gone. */
  changed: (isThere: boolean) => void;
  signal: AbortSignal;
}

async function listen({ shop, heard, changed, signal }: ShopWatch): Promise<void> {
  const response = await fetch(new URL(livePath, shop), { signal, redirect: 'error' });
  if (!response.ok || response.body === null) return;
  changed(true);
  // Node's own stream under the browser's type.
  const body = Readable.fromWeb(response.body as ReadableStream);
  for await (const line of createInterface({ input: body })) heard(line);
}

/** Follows a running shop, for as long as the signal allows; one that is not running is waited for. */
export async function watchShop(watch: ShopWatch): Promise<void> {
  while (!watch.signal.aborted) {
    await listen(watch).catch(() => undefined); // not running, or ended
    watch.changed(false);
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
  }
}
