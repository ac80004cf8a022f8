import { chromium } from '@playwright/test';
import { launchOptions, provideBrowser } from '../scripts/provide/browser.ts';
import { serveFloors } from './floor-pages/serve-floors.ts';
import { prepareMeasured } from './measured-shop.ts';
import type { BenchOptions } from './options.ts';
import { pages } from './pages.ts';
import { pressTurns } from './presses/make-presses.ts';
import { printTable, type Row } from './table.ts';
import { visitPage } from './visits/page-figures.ts';
import { pageVisits } from './visits/visit-pages.ts';

/** Visits and presses at a slowed phone, in turns with the floors and with another build of the shop. */
export async function measurePages(
  port: number,
  options: Pick<BenchOptions, 'runs' | 'brand' | 'kinds' | 'against'>,
): Promise<{ visits: Row[]; presses: Row[] }> {
  const { runs, brand, kinds, against } = options;
  const shops = [await prepareMeasured({ label: against === null ? '' : 'this', port, brand })];
  if (against !== null) shops.unshift(await prepareMeasured({ label: 'against', port: against, brand }));
  const category = pages.category.split('/').at(-1) ?? '';
  const floors = await serveFloors({ port, brand, category });
  const browser = await chromium.launch(launchOptions('whole', await provideBrowser('whole')));
  try {
    const visits = await pageVisits({ browser, shops, floors, kinds });
    const presses = kinds === null || kinds.includes('presses') ? pressTurns(browser, shops) : null;
    // The browser's own first page takes longer.
    for (const url of Object.values(floors.addresses)) await visitPage(browser, { url, cookies: '' });
    for (let run = 1; run <= runs; run += 1) {
      console.log(`Visits and presses, turn ${run} of ${runs} …`);
      await visits.turn();
      await presses?.turn();
    }
    const rows = { visits: visits.rows(), presses: presses?.rows() ?? [] };
    printTable(
      `First visits on a slow phone, ms, medians of turns; floors are a category page of ${brand} with the same cards`,
      rows.visits,
    );
    if (rows.presses.length > 0)
      printTable('Presses on the same phone, ms until what they show is painted', rows.presses);
    return rows;
  } finally {
    await browser.close();
    floors.close();
  }
}
