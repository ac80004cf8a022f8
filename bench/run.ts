import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { run } from '../scripts/command.ts';
import { addAccounts } from './accounts.ts';
import { measureApi } from './api-load.ts';
import { scriptBudget, weighPages } from './page-weight.ts';
import { loadServer } from './server-load.ts';
import { prepareShop, type BenchShop } from './shop.ts';
import { printTable, type Row } from './table.ts';

const { values } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string' } },
});
const isWanted = (part: 'pages' | 'api'): boolean => values.only === undefined || values.only === part;
const results: Record<string, unknown> = {};

async function timedStarts(shop: BenchShop): Promise<Row[]> {
  const starts: Row[] = [{ start: 'first, empty database', ms: await shop.start() }];
  for (const name of ['second', 'third', 'fourth']) {
    await shop.stop();
    starts.push({ start: name, ms: await shop.start() });
  }
  return starts;
}

async function measurePages(): Promise<void> {
  const shop = await prepareShop();
  try {
    await shop.start();
    const weights = await weighPages(shop.port);
    printTable(
      `Bytes on the wire of a first visit; budget ${scriptBudget} of script until ready`,
      weights.rows,
    );
    for (const [kind, files] of Object.entries(weights.scripts)) {
      console.log(`\n${kind}`);
      for (const [file, bytes] of Object.entries(files))
        console.log(`  ${String(bytes).padStart(7)}  ${file}`);
    }
    const load = await loadServer(shop.port);
    printTable(`Pages, sixteen clients on the same ${availableParallelism()} cores`, load);
    Object.assign(results, { weights, load });
  } finally {
    await shop.remove();
  }
}

async function measureCalls(kind: 'pglite' | 'postgres'): Promise<void> {
  const shop = await prepareShop(kind);
  const name = kind === 'pglite' ? 'the embedded database' : 'PostgreSQL';
  try {
    const starts = await timedStarts(shop);
    const early = await shop.memory();
    await shop.stop();
    const logins = await shop.withDatabase((database) => addAccounts(database, 16));
    await shop.start();
    const rows = await measureApi({ port: shop.port, logins, databaseUrl: shop.databaseUrl });
    const memory: Row[] = [
      { memory: 'after the start', MB: early },
      { memory: 'after the load', MB: await shop.memory() },
    ];
    printTable(`Calls on ${name}, sixteen clients on the same ${availableParallelism()} cores`, rows);
    printTable(`Starts on ${name}, ms until ready`, starts);
    printTable(`Memory on ${name}`, memory);
    results[kind] = { rows, starts, memory };
  } finally {
    await shop.remove();
  }
}

await run({ program: 'node', args: ['scripts/build.ts', '--if-stale'] });
if (isWanted('pages')) await measurePages();
if (isWanted('api')) {
  await measureCalls('postgres');
  await measureCalls('pglite');
}
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
