import type { Backlog } from '../../backend/jobs.ts';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { silentLog } from '../../backend/platform/log.ts';
import { createEventCounters } from './counted-log.ts';
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
const doneAt = new Map<string, Date>();
const backlogs = new Map<string, Backlog>();

async function open() {
  database.isReady = true;
  const events = createEventCounters();
  const health = createHealth({ isReady: () => Promise.resolve(database.isReady) });
  const metrics = createMetrics({
    calls: new Set(['/ebsn/api/products']),
    events: events.counters,
    jobs: { doneAt, backlogs },
    load: () => ({ connections: 4, idle: 3, waiting: 0 }),
    isHearing: () => true,
  });
  const operations = await serve(operationsListener({ health, metrics }));
  const ask = async (path: string) => {
    const response = await fetch(operations + path);
    return { status: response.status, text: await response.text() };
  };
  return { health, metrics, ask, log: events.count(silentLog) };
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

/** The lines of a figure, in the order of their text. */
const linesOf = (text: string, name: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))
    .toSorted();

test('what the log tells is counted by its event, payments by what became of them, and from zero', async () => {
  const { ask, log } = await open();
  const before = (await ask('/metrics')).text;
  expect(linesOf(before, 'shop_payments_total')).toEqual([
    'shop_payments_total{result="abandon"} 0',
    'shop_payments_total{result="approve"} 0',
    'shop_payments_total{result="decline"} 0',
    'shop_payments_total{result="pending"} 0',
  ]);
  expect(before).toContain('shop_events_total{event="order.placed",level="info"} 0');
  log.info('order.placed', { tenant: 'cestolieto', orderId: 17 });
  log.info('order.placed', { tenant: 'ortavia', orderId: 18 });
  log.info('payment.settled', { tenant: 'cestolieto', orderId: 17, result: 'decline' });
  log.error('jobs.failed', { job: 'deliverMails', tenant: 'cestolieto', reason: 'anna' });
  const { text } = await ask('/metrics');
  expect(text).toContain('shop_events_total{event="order.placed",level="info"} 2');
  expect(text).toContain('shop_events_total{event="jobs.failed",level="error"} 1');
  expect(text).toContain('shop_payments_total{result="decline"} 1');
  expect(text).toContain('shop_payments_total{result="approve"} 0');
  expect(text).not.toContain('anna');
});

test('what waits is told by brand, and when each job was last done', async () => {
  const { ask } = await open();
  doneAt.set('deliverMails', new Date(1_800_000_000_000));
  backlogs.set('cestolieto', {
    mails: { waiting: 3, givenUp: 1, oldestAt: new Date(1_799_999_000_000) },
    unpaidOrders: { waiting: 2, overdue: 1 },
  });
  const { text } = await ask('/metrics');
  expect(linesOf(text, 'shop_job_done_timestamp_seconds')).toEqual([
    'shop_job_done_timestamp_seconds{task="deliverMails"} 1800000000',
  ]);
  for (const [name, value] of [
    ['shop_mails_waiting', 3],
    ['shop_mails_given_up', 1],
    ['shop_mails_oldest_timestamp_seconds', 1_799_999_000],
    ['shop_orders_unpaid', 2],
    ['shop_orders_overdue', 1],
  ] as const)
    expect(linesOf(text, name)).toEqual([`${name}{brand="cestolieto"} ${value}`]);
});

test('nothing else is told', async () => {
  const { ask } = await open();
  expect(await ask('/')).toEqual({ status: 404, text: 'unknown' });
});
