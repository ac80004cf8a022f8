import { provideBrowsers } from './browser.ts';
import { providePostgres } from './postgres.ts';
import { provideStately } from './stately.ts';
import type { Step } from '../steps.ts';

/** What tests need besides the packages: it is told what is missing before anything long has run. */
export const provisions: readonly Step[] = [
  {
    name: 'PostgreSQL',
    run: async () => {
      process.env.TEST_POSTGRES = await providePostgres();
      console.log(`The ${process.env.TEST_POSTGRES} one.`);
    },
  },
  {
    name: 'Chromium',
    run: async () => {
      const browsers = await provideBrowsers();
      Object.assign(process.env, browsers);
      for (const path of Object.values(browsers)) console.log(path === '' ? 'The one of Playwright.' : path);
    },
  },
  { name: 'What Stately reads charts with', run: provideStately },
];
