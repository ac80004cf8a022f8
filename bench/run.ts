import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../scripts/command.ts';
import { addAccounts } from './accounts.ts';
import { measureApi } from './api-load.ts';
import { measurePages } from './measure-pages.ts';
import { readOptions } from './options.ts';
import { measureRounds } from './rounds.ts';
import { scriptBudget, weighPages } from './page-weight.ts';
import { loadServer } from './server-load.ts';
import { prepareShop, type BenchShop } from './shop.ts';
import { printTable, type Row } from './table.ts';

const options = readOptions(process.argv.slice(2));
const results: Record<string, unknown> = {};

async function timedStarts(shop: BenchShop): Promise<Row[]> {
  const starts: Row[] = [{ start: 'first, empty database', ms: await shop.start() }];
  for (const name of ['second', 'third', 'fourth']) {
    await shop.stop();
    starts.push({ start: name, ms: await shop.start() });
  }
  return starts;
}

async function weighAndLoad(port: number): Promise<void> {
  const weights = await weighPages(port);
  printTable(
    `Bytes on the wire of a first visit; budget ${scriptBudget} of script until ready`,
    weights.rows,
  );
  for (const [kind, files] of Object.entries(weights.scripts)) {
    console.log(`\n${kind}`);
    for (const [file, bytes] of Object.entries(files)) console.log(`  ${String(bytes).padStart(7)}  ${file}`);
  }
  const load = await loadServer(port);
  printTable(`Pages, sixteen clients on the same ${availableParallelism()} cores`, load);
  Object.assign(results, { weights, load });
}

async function measureStorefront(): Promise<void> {
  const shop = await prepareShop();
  try {
    await shop.start();
    if (options.kinds === null) await weighAndLoad(shop.port);
    Object.assign(results, await measurePages(shop.port, options));
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
    const logins = await shop.withDatabase((database) => addAccounts(database, 32));
    await shop.start();
    const rows = await measureApi({
      port: shop.port,
      logins,
      databaseUrl: shop.databaseUrl,
      busy: shop.busy,
    });
    const memory: Row[] = [
      { memory: 'after the start', MB: early },
      { memory: 'after the load', MB: await shop.memory() },
      // What calls leave behind is given back when nobody asks for anything.
      { memory: 'at rest, 20 s later', MB: await pause(20_000).then(() => shop.memory()) },
      ...(await measureRounds({ port: shop.port, logins, memory: shop.memory })),
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
if (options.isWanted('pages')) await measureStorefront();
if (options.isWanted('api')) {
  await measureCalls('postgres');
  await measureCalls('pglite');
}
if (options.json !== null) await writeFile(options.json, `${JSON.stringify(results, null, 2)}\n`);
