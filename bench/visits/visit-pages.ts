import type { Browser } from '@playwright/test';
import type { FloorPages } from '../floor-pages/serve-floors.ts';
import { cookiesFor, warm, type MeasuredShop } from '../measured-shop.ts';
import { laterPages, pages } from '../pages.ts';
import type { Row } from '../table.ts';
import { visitPage, type PageFigures } from './page-figures.ts';
import { pageRows } from './page-rows.ts';

interface Subject {
  readonly name: string;
  readonly url: string;
  readonly cookies: string;
  readonly figures: PageFigures[];
}

/** Name of the floor that others are compared with. */
const floorName = 'floor: static HTML';

const floorSubjects = ({ addresses }: FloorPages): Subject[] =>
  Object.entries(addresses).map(([name, url]) => ({ name: `floor: ${name}`, url, cookies: '', figures: [] }));

async function shopSubjects(
  shops: readonly MeasuredShop[],
  kinds: readonly string[] | null,
): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const [kind, address] of Object.entries({ ...pages, ...laterPages })) {
    if (kinds !== null && !kinds.includes(kind)) continue;
    for (const shop of shops) {
      await warm(shop, address);
      const name = shop.label === '' ? kind : `${kind}, ${shop.label}`;
      subjects.push({ name, url: shop.url(address), cookies: cookiesFor(shop, kind), figures: [] });
    }
  }
  return subjects;
}

async function visit(browser: Browser, { name, url, cookies, figures }: Subject): Promise<void> {
  try {
    figures.push(await visitPage(browser, { url, cookies }));
  } catch (error) {
    console.log(`${name}: ${String(error).split('\n')[0]}`);
  }
}

/**
 * Visits floors and pages in turns, each for the first time every time. A `turn` is one visit of every page, with the
 * floors at both its ends: all are compared with them.
 */
export async function pageVisits(given: {
  browser: Browser;
  shops: readonly MeasuredShop[];
  floors: FloorPages;
  kinds: readonly string[] | null;
}): Promise<{ turn: () => Promise<void>; rows: () => Row[] }> {
  const { browser, shops, floors, kinds } = given;
  const beside = floorSubjects(floors);
  const own = await shopSubjects(shops, kinds);
  return {
    turn: async () => {
      for (const subject of [...beside, ...own, ...beside]) await visit(browser, subject);
    },
    rows: () => pageRows([...beside, ...own], floorName),
  };
}
