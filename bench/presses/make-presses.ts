import type { Browser } from '@playwright/test';
import type { MeasuredShop } from '../measured-shop.ts';
import { pages } from '../pages.ts';
import type { Row } from '../table.ts';
import { median } from '../visits/median.ts';
import { pressEarly } from './early-press.ts';
import { walk } from './walk.ts';
import { addControl, earlyPresses, loginDialog, pressGoals, walks, type Walker } from './walks.ts';

type Times = Record<string, number | null>;

const cookiesOf = ({ carts }: MeasuredShop, walker: Walker): string =>
  ({ nobody: '', fullCart: carts.full, emptyCart: carts.empty })[walker];

/** Every visit a turn consists of: each answers ms by the name of the press. */
const visits: readonly ((browser: Browser, shop: MeasuredShop) => Promise<Times>)[] = [
  ...Object.entries(earlyPresses).map(
    ([name, afterPaint]) =>
      async (browser: Browser, shop: MeasuredShop): Promise<Times> => ({
        [name]: await pressEarly(browser, {
          url: shop.url(pages.category),
          control: addControl,
          afterPaint,
          awaited: loginDialog,
        }),
      }),
  ),
  ...walks.map(({ walker, address, steps }) => async (browser: Browser, shop: MeasuredShop) => {
    if (walker === 'emptyCart') await shop.carts.tidy();
    return walk(browser, { url: shop.url(address), cookies: cookiesOf(shop, walker), steps });
  }),
];

/** Makes every press in turns; `turn` is each press once at each shop. */
export function pressTurns(
  browser: Browser,
  shops: readonly MeasuredShop[],
): { turn: () => Promise<void>; rows: () => Row[] } {
  const taken = shops.map((shop) => ({ shop, times: new Map<string, (number | null)[]>() }));
  return {
    turn: async () => {
      for (const visit of visits) {
        for (const { shop, times } of taken) {
          try {
            for (const [name, ms] of Object.entries(await visit(browser, shop)))
              times.set(name, [...(times.get(name) ?? []), ms]);
          } catch (error) {
            console.log(`A press, ${shop.label}: ${String(error).split('\n')[0]}`);
          }
        }
      }
    },
    rows: () =>
      Object.entries(pressGoals).flatMap(([name, goal]) =>
        taken.map(({ shop, times }): Row => {
          const made = times.get(name) ?? [];
          return {
            press: shop.label === '' ? name : `${name}, ${shop.label}`,
            ms: median(made)?.toFixed(0) ?? 'never',
            'at most': String(goal),
            presses: String(made.filter((ms) => ms !== null).length),
          };
        }),
      ),
  };
}
