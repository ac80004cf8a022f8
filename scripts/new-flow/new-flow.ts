import { parseArgs } from 'node:util';
import { root } from '../../server/root.ts';
import { provideBrowsers } from '../provide/browser.ts';
import { run } from '../command.ts';
import { NewFlowError, writeFlow } from './flow-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string', default: '' }, requirement: { type: 'string', default: '' } },
});

/** What programs write of a new flow: its words, its drawing, its tree. */
async function writeTheRest(): Promise<void> {
  await run({ program: 'lingui', args: ['extract', '--clean', '--overwrite'], isQuiet: true });
  await run({
    program: 'node',
    args: ['--disable-warning=ExperimentalWarning', 'scripts/flows.ts', '--docs'],
    isQuiet: true,
  });
  const view = `${positionals[0] ?? ''}/`;
  await run({
    program: 'playwright',
    args: [
      'test',
      '-c',
      'playwright.gallery.config.ts',
      'trees.spec.ts',
      '-g',
      view,
      '--update-snapshots=all',
    ],
    env: await provideBrowsers(),
    isQuiet: true,
  });
}

try {
  const [name = ''] = positionals;
  const { made, changed } = await writeFlow(root, {
    name,
    title: values.title,
    requirement: values.requirement,
  });
  for (const file of made) console.log(`made     ${file}`);
  for (const file of changed) console.log(`changed  ${file}`);
  await writeTheRest();
  console.log(
    `\nIt runs: npm run dev, then http://localhost:3000/${name}\nWhat is left to do stands in docs/architecture.md, "A flow, file by file".`,
  );
} catch (error) {
  if (!(error instanceof NewFlowError)) throw error;
  console.error(
    `${error.message}\nnpm run new-flow -- price-alerts --title "Avvisi di prezzo" --requirement LIST-09`,
  );
  process.exitCode = 1;
}
