import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHealth } from './health.ts';
import { createMetrics } from './metrics.ts';
import { operationsListener } from './operations.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const database = { isReady: true };

async function open() {
  database.isReady = true;
  const health = createHealth({ isReady: () => Promise.resolve(database.isReady) });
  const metrics = createMetrics({
    calls: new Set(['/ebsn/api/products']),
    load: () => ({ connections: 4, idle: 3, waiting: 0 }),
    isHearing: () => true,
  });
  const operations = await serve(operationsListener({ health, metrics }));
  const ask = async (path: string) => {
    const response = await fetch(operations + path);
    return { status: response.status, text: await response.text() };
  };
  return { health, metrics, ask };
}

test('a process lives while it answers, and is ready while its database does', async () => {
  const { ask } = await open();
  expect(await ask('/livez')).toEqual({ status: 200, text: 'ok' });
  expect(await ask('/readyz?verbose')).toEqual({ status: 200, text: 'ok' });
  database.isReady = false;
  expect(await ask('/livez')).toEqual({ status: 200, text: 'ok' });
  expect(await ask('/readyz')).toEqual({ status: 503, text: 'no database' });
});

test('a process that is told to end is not ready, and lives', async () => {
  const { ask, health } = await open();
  health.close();
  expect(await ask('/readyz')).toEqual({ status: 503, text: 'closing' });
  expect(await ask('/livez')).toEqual({ status: 200, text: 'ok' });
});

test('answers are counted by what was called, never by what was typed', async () => {
  const { ask, metrics } = await open();
  let kept = false;
  const shop = await serve((incoming, outgoing) => {
    metrics.watch(incoming, outgoing, () => kept);
    outgoing.writeHead(incoming.url?.includes('nowhere') === true ? 404 : 200).end();
  });
  await fetch(`${shop}/ebsn/api/products?q=anna`);
  kept = true;
  await fetch(`${shop}/EBSN//api/products/`);
  await fetch(`${shop}/ebsn/api/nowhere`);
  await fetch(`${shop}/catalog/product/mele`);
  const { text } = await ask('/metrics');
  const counted = text.split('\n').filter((line) => line.startsWith('shop_answers_total'));
  expect(counted.toSorted()).toEqual([
    'shop_answers_total{call="/ebsn/api/products",status="200",kept="false"} 1',
    'shop_answers_total{call="/ebsn/api/products",status="200",kept="true"} 1',
    'shop_answers_total{call="pages",status="200",kept="true"} 1',
    'shop_answers_total{call="unknown call",status="404",kept="true"} 1',
  ]);
  expect(text).toContain('shop_database_connections 4');
  expect(text).toContain('shop_changes_heard 1');
  expect(text).toContain('shop_answer_seconds_count{call="pages"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('anna');
});

test('nothing else is told', async () => {
  const { ask } = await open();
  expect(await ask('/')).toEqual({ status: 404, text: 'unknown' });
});
