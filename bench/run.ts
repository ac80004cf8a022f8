import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { run } from '../scripts/command.ts';
import { prepareShop } from './shop.ts';
import { scriptBudget, weighPages } from './page-weight.ts';
import { loadServer } from './server-load.ts';
import { printTable, type Row } from './table.ts';

const { values } = parseArgs({ options: { json: { type: 'string' } } });

await run({ program: 'node', args: ['scripts/build.ts', '--if-stale'] });
const shop = await prepareShop();
try {
  const starts: Row[] = [{ start: 'first, empty folder', ms: await shop.start() }];
  for (const name of ['second', 'third', 'fourth']) {
    await shop.stop();
    starts.push({ start: name, ms: await shop.start() });
  }
  const weights = await weighPages(shop.port);
  const load = await loadServer(shop.port);

  printTable(
    `Bytes on the wire of a first visit; budget ${scriptBudget} of script until ready`,
    weights.rows,
  );
  for (const [kind, files] of Object.entries(weights.scripts)) {
    console.log(`\n${kind}`);
    for (const [file, bytes] of Object.entries(files)) console.log(`  ${String(bytes).padStart(7)}  ${file}`);
  }
  printTable(`Eight clients on the same ${availableParallelism()} cores, embedded database`, load);
  printTable('Starts, ms until ready', starts);
  if (values.json !== undefined) {
    await writeFile(values.json, `${JSON.stringify({ weights, load, starts }, null, 2)}\n`);
  }
} finally {
  await shop.remove();
}
