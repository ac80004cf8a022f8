import { provideBrowsers } from './provide/browser.ts';
import { run } from './command.ts';
import { providePostgres } from './provide/postgres.ts';

/** Whatever this shell works with, the tests get demo shops of their own. */
const demoShop = { NODE_ENV: 'development', DATABASE_URL: '', EMBEDDED: 'on', DEMO_DATA: 'on' };

try {
  const provided = { ...(await provideBrowsers()), TEST_POSTGRES: await providePostgres() };
  await run({ program: 'node', args: ['scripts/build.ts', '--if-stale'] });
  await run({
    program: 'playwright',
    args: ['test', ...process.argv.slice(2)],
    env: { ...demoShop, ...provided },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
