import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../server/root.ts';
import { freePort } from '../free-port.ts';
import { startServer, type ServerProcess } from './server-process.ts';

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly labels: Readonly<Record<string, string>>;
      readonly annotations: Readonly<Record<string, string>>;
    }[];
  }[];
}

const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

let folder: string;
let server: ServerProcess;
let figures: string;
let drawn: { readonly title: string; readonly expr: string }[];
let alerts: Rules['groups'][number]['rules'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-watch-'));
  const [port, operations] = [await freePort(), await freePort()];
  server = startServer({
    PORT: String(port),
    OPERATIONS_PORT: String(operations),
    DATA_DIR: path.join(folder, 'shop'),
    PICTURE_DIR: path.join(folder, 'pictures'),
  });
  await server.ready();
  await fetch(`http://127.0.0.1:${port}/`);
  figures = await (await fetch(`http://127.0.0.1:${operations}/metrics`)).text();
  const { panels } = JSON.parse(await textOf('operations/dashboard.json')) as Dashboard;
  drawn = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
  const { groups } = parse(await textOf('operations/alerts.yaml')) as Rules;
  alerts = groups.flatMap(({ rules }) => rules);
}, 120_000);

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What an expression asks for that the server does not tell: figures by name, events and results by their value. */
function untold(expr: string): string[] {
  const names = [...expr.matchAll(/\b(?:shop|nodejs|process)_\w+/g)].map(([name]) => name);
  const isTold = (name: string) =>
    figures.includes(`# TYPE ${name.replace(/_(?:bucket|sum|count)$/, '')} `) ||
    figures.includes(`# TYPE ${name} `);
  const values = [...expr.matchAll(/\b(event|result)=~?"([^"]+)"/g)].flatMap(([, label = '', list = '']) =>
    list.split('|').map((value) => `${label}="${value}"`),
  );
  return [...names.filter((name) => !isTold(name)), ...values.filter((value) => !figures.includes(value))];
}

test('every figure the dashboard draws is told by a running server', () => {
  expect(drawn.length).toBeGreaterThan(30);
  expect(drawn.filter(({ expr }) => untold(expr).length > 0)).toEqual([]);
  expect(untold('sum(rate(shop_event_total{event="order.palced"}[5m]))')).toEqual([
    'shop_event_total',
    'event="order.palced"',
  ]);
});

test('so is every figure an alert looks at, and each says what it is about and how soon somebody must look', () => {
  expect(alerts.filter(({ expr }) => untold(expr).length > 0)).toEqual([]);
  expect(alerts.filter(({ annotations }) => (annotations['summary'] ?? '') === '')).toEqual([]);
  expect(new Set(alerts.map(({ labels }) => labels['severity']))).toEqual(new Set(['page', 'ticket']));
});

test('what an alert means and what to do stands in docs/operations.md, and of no other', async () => {
  const explained = [...(await textOf('docs/operations.md')).matchAll(/^### (\w+)$/gm)].map(
    ([, name]) => name,
  );
  expect(explained).toEqual(alerts.map(({ alert }) => alert));
});
