import { pages } from '../pages.ts';
import { pressBack, type Awaited } from './press-clock.ts';
import { touch, type Step } from './walk.ts';

/** Who walks: nobody known, or the account of one of the carts. */
export type Walker = 'nobody' | 'fullCart' | 'emptyCart';

/** What a shopper does from one page on. */
export interface Walk {
  readonly walker: Walker;
  readonly address: string;
  readonly steps: readonly Step[];
}

export const addControl = 'article button[aria-label^="Aggiungi "]';

const click = (selector: string): Awaited => ({ kind: 'click', selector });
export const loginDialog = click('[role=dialog] input');

const tileLink = 'main article a[href^="/catalog/product/"]';
const openTile: Step['act'] = (page) => touch(page.locator(tileLink).filter({ visible: true }).first());
const openCategory: Step['act'] = (page) =>
  touch(page.locator('main nav a[href^="/catalog/category/"]').filter({ visible: true }).first());
const addFirst: Step['act'] = (page) => touch(page.locator(addControl).filter({ visible: true }).first());

/** Ms after the first paint. */
export const earlyPresses: Readonly<Record<string, number>> = {
  'add, 0.1 s after the first paint → login': 100,
  'add, 1.5 s after the first paint → login': 1_500,
};

/** No answer of a list of suggestions is asked for until the shopper pauses so long, in ms. */
const searchPause = 150;

/** The longest a press may take, in ms. */
export const pressGoals: Readonly<Record<string, number>> = {
  'add, 0.1 s after the first paint → login': 1_300,
  'add, 1.5 s after the first paint → login': 300,
  'add, page at rest → login': 150,
  'add by a shopper with a slot → quantity': 50,
  'cart button → drawer with 40 lines': 150,
  'tile → product page': 150,
  'Back → list': 150,
  'product page → category seen before': 150,
  'product page opened first → category': 150,
  [`key → suggestions, ${searchPause} ms of them its pause`]: 200 + searchPause,
};

export const walks: readonly Walk[] = [
  {
    walker: 'nobody',
    address: pages.category,
    steps: [{ act: addFirst, measured: { name: 'add, page at rest → login', awaited: loginDialog } }],
  },
  {
    walker: 'emptyCart',
    address: pages.category,
    steps: [
      {
        act: addFirst,
        measured: {
          name: 'add by a shopper with a slot → quantity',
          awaited: click('main article [role=group]'),
        },
      },
    ],
  },
  {
    walker: 'fullCart',
    address: pages.category,
    steps: [
      {
        act: (page) => touch(page.getByRole('button', { name: 'Carrello', exact: true }).first()),
        measured: { name: 'cart button → drawer with 40 lines', awaited: click('[role=dialog] li p') },
      },
    ],
  },
  {
    walker: 'nobody',
    address: pages.category,
    steps: [
      { act: openTile, measured: { name: 'tile → product page', awaited: click('h1') } },
      {
        act: pressBack,
        measured: { name: 'Back → list', awaited: { kind: 'back', selector: tileLink } },
      },
      { act: openTile },
      {
        act: openCategory,
        measured: { name: 'product page → category seen before', awaited: click(tileLink) },
      },
    ],
  },
  {
    walker: 'nobody',
    address: pages.product,
    steps: [
      {
        act: openCategory,
        measured: { name: 'product page opened first → category', awaited: click(tileLink) },
      },
    ],
  },
  {
    walker: 'nobody',
    address: pages.home,
    steps: [
      { act: (page) => touch(page.getByRole('searchbox').first()) },
      { act: (page) => page.keyboard.press('l') },
      {
        act: (page) => page.keyboard.press('a'),
        measured: {
          name: `key → suggestions, ${searchPause} ms of them its pause`,
          awaited: { kind: 'keydown', selector: '[role=search] [role=group] a' },
        },
      },
    ],
  },
];
