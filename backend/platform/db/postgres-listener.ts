import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { Listening } from './listening.ts';

const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** A connection that died silently is found out this often. */
const heartbeatMs = 10_000;

/** Resolves when the connection is lost. */
function lost(client: Client, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heartbeat = setInterval(() => {
      client.query('SELECT 1').catch(end);
    }, heartbeatMs).unref();
    function end() {
      clearInterval(heartbeat);
      resolve();
    }
    client.once('error', end);
    client.once('end', end);
    stopping.addEventListener('abort', end, { once: true });
  });
}

/**
 * Hears `channel` on a connection of its own, and connects again for as long as it is not stopped. Resolves once it
 * hears for the first time, or could not.
 */
export async function listenOnPostgres(url: string, listening: Listening): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const first = Promise.withResolvers<void>();

  const hearOnce = async (): Promise<boolean> => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => listening.onMessage(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(listening.channel)}`);
    } catch (error) {
      listening.onLost(error);
      await client.end().catch(() => {});
      return false;
    }
    listening.onHearing();
    first.resolve();
    await lost(client, stop.signal);
    if (!stop.signal.aborted) listening.onLost(new Error('the connection that hears of changes was lost'));
    await client.end().catch(() => {});
    return true;
  };

  const hearOn = async (): Promise<void> => {
    let waitMs = firstPauseMs;
    while (!stop.signal.aborted) {
      waitMs = (await hearOnce()) ? firstPauseMs : Math.min(waitMs * 2, longestPauseMs);
      first.resolve();
      if (!stop.signal.aborted) {
        await pause(waitMs, null, { signal: stop.signal, ref: false }).catch(() => {});
      }
    }
  };
  const hearing = hearOn();
  await first.promise;
  return async () => {
    stop.abort();
    await hearing;
  };
}
