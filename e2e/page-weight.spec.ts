import type { Browser, Page } from '@playwright/test';
import { ready } from './support/shopper.ts';
import { expect, test } from './support/test.ts';
import { wholeBrowser } from './support/whole-browser.ts';

test.use({ ...wholeBrowser, viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

/** What a first visit may cost: bytes as they travel, and requests of any kind until nothing more is asked for. */
interface Budget {
  path: string;
  /** Scripts the page answers with. */
  scriptOfPage: number;
  /** All scripts, with the visitor's machines and the dialog that is likely next. */
  script: number;
  styleFiles: number;
  requests: number;
}

/** Decisions 020 and 050: what raises one of them is named there. */
const pagesOfShop: Readonly<Record<string, Budget>> = {
  home: { path: '/', scriptOfPage: 122_650, script: 179_950, styleFiles: 0, requests: 50 },
  category: {
    path: '/catalog/category/ortofrutta',
    scriptOfPage: 112_200,
    script: 174_800,
    styleFiles: 0,
    requests: 21,
  },
  search: {
    path: '/catalog/search?q=latte',
    scriptOfPage: 115_450,
    script: 176_750,
    styleFiles: 0,
    requests: 25,
  },
  product: {
    path: '/product/mele-annurche',
    scriptOfPage: 130_950,
    script: 183_950,
    styleFiles: 0,
    requests: 19,
  },
  content: {
    path: '/page/chi-siamo',
    scriptOfPage: 121_300,
    script: 178_300,
    styleFiles: 0,
    requests: 22,
  },
};

/** They load nothing of the flows they share a part with. */
const pagesOfTexts: Readonly<Record<string, Budget>> = {
  flyers: {
    path: '/volantini',
    scriptOfPage: 126_300,
    script: 183_250,
    styleFiles: 0,
    requests: 21,
  },
  flyer: {
    path: '/volantini/settimana-della-dispensa',
    scriptOfPage: 131_250,
    script: 184_300,
    styleFiles: 0,
    requests: 26,
  },
  faq: {
    path: '/faq',
    scriptOfPage: 132_450,
    script: 182_850,
    styleFiles: 0,
    requests: 17,
  },
  perks: {
    path: '/vantaggi',
    scriptOfPage: 131_400,
    script: 181_950,
    styleFiles: 0,
    requests: 17,
  },
  recipes: {
    path: '/ricette',
    scriptOfPage: 120_900,
    script: 177_850,
    styleFiles: 0,
    requests: 18,
  },
  recipe: {
    path: '/ricette/amatriciana',
    scriptOfPage: 133_950,
    script: 187_000,
    styleFiles: 0,
    requests: 26,
  },
  'customer service': {
    path: '/servizio-clienti',
    scriptOfPage: 137_300,
    script: 214_300,
    styleFiles: 0,
    requests: 23,
  },
};

/** Files of an account and of paying, which a visitor who looks and reads has no use for. */
const ofAccounts =
  /\/(?:personal|purchase|registration|missing-consents|email-confirmation|recovery-request|password-reset|password-changed|service-area|NewPasswordField|ConsentBoxes)[.-]/;

/** What a page has asked for once it answers and nothing is on its way. */
async function weigh(page: Page, path: string) {
  const html = (await (await page.goto(path))?.text()) ?? '';
  await ready(page);
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }),
    ),
  );
  const [, ofPage = ''] = /<template data-scripts="page">(.*?)<\/template>/.exec(html) ?? [];
  const scripts = asked.filter(({ file }) => file.endsWith('.js'));
  const sum = (files: typeof asked) => files.reduce((total, { bytes }) => total + bytes, 0);
  return {
    // What the document names for the page comes before it answers; when the rest comes is a matter of luck.
    scriptOfPage: sum(scripts.filter(({ file }) => ofPage.includes(file))),
    script: sum(scripts),
    styleFiles: asked.filter(({ file }) => file.endsWith('.css')).length,
    requests: asked.length + 1,
    ofAccounts: asked.map(({ file }) => file).filter((file) => ofAccounts.test(file)),
  };
}

interface Visits {
  browser: Browser;
  watched: (page: Page) => Page;
}

/** What a first visit costs: nothing of another page is kept. */
async function weighAlone({ browser, watched }: Visits, path: string) {
  const context = await browser.newContext();
  const weight = await weigh(watched(await context.newPage()), path);
  await context.close();
  return weight;
}

async function expectWithin(budgets: Readonly<Record<string, Budget>>, visits: Visits) {
  for (const [name, { path, ...budget }] of Object.entries(budgets)) {
    await test.step(name, async () => {
      const weight = await weighAlone(visits, path);
      expect(weight.script, `${name}: scripts are compressed`).toBeGreaterThan(budget.scriptOfPage / 2);
      expect.soft(weight.ofAccounts, `${name}: files of the account's pages`).toEqual([]);
      for (const key of ['scriptOfPage', 'script', 'styleFiles', 'requests'] as const) {
        expect
          .soft(weight[key], `${name}: ${key} of ${JSON.stringify(weight)}`)
          .toBeLessThanOrEqual(budget[key]);
      }
    });
  }
}

test('decision 020, decision 050: a first visit of a page keeps to its bytes and requests', async ({
  browser,
  watched,
}) => {
  await expectWithin(pagesOfShop, { browser, watched });
  await test.step('the page of a registration, which has some', async () => {
    const weight = await weighAlone({ browser, watched }, '/registration-user');
    expect(weight.ofAccounts).toContainEqual(expect.stringMatching(/registration/));
  });
});

test('decision 020, decision 050: a first visit of a page of texts keeps to its bytes and requests', async ({
  browser,
  watched,
}) => {
  await expectWithin(pagesOfTexts, { browser, watched });
});
