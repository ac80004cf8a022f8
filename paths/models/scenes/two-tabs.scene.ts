import { isUnsaved, wantedQuantity } from '../../../machines/cart-line/cart-line.selectors.ts';
import { lineOfProduct, lineRef, trackedLines } from '../../../machines/cart/cart.selectors.ts';
import { fill, product } from '../../../tests/backend/journeys.ts';
import type { Act, Scene, Stage } from '../../kit/scenes/scene.ts';
import { chooseDelivery } from '../http/shopping.ts';
import { cartInShop, firstOf, newCast, quantityIn, wrongCart, type Ground } from './ground.ts';
import { anyAnswered, oldestAnswered, timePasses } from './latch-acts.ts';
import { lastLook } from './last-look.ts';
import { atDialog, atLoggedOut } from './shopper.ts';
import { openTab, type Tab } from './tab.ts';

const penneWanted = 5;
const tinsWanted = 3;

interface Share {
  readonly tab: Tab;
  /** Whose tab it is. */
  readonly name: string;
  readonly productId: number;
  readonly wanted: number;
}

const lineOf = ({ root }: Tab, productId: number) => {
  const cart = root.getSnapshot().children.cart?.getSnapshot();
  const item = cart === undefined ? null : lineOfProduct(cart, productId);
  return cart === undefined || item === null ? null : lineRef(cart, item.itemId);
};

/** Presses plus until the number is there. */
function more({ tab, name, productId, wanted }: Share): Act | null {
  const line = lineOf(tab, productId);
  if (line === null || wantedQuantity(line.getSnapshot()) >= wanted) return null;
  return { says: `plus is pressed in ${name}`, run: () => line.send({ type: 'quantity.increase' }) };
}

const isSaved = ({ root }: Tab): boolean => {
  const cart = root.getSnapshot().children.cart?.getSnapshot();
  return Object.values(cart === undefined ? {} : trackedLines(cart)).every(
    (line) => !isUnsaved(line.getSnapshot()),
  );
};

const isDone = ({ tab, productId, wanted }: Share): boolean => {
  const line = lineOf(tab, productId)?.getSnapshot();
  return line !== undefined && wantedQuantity(line) >= wanted && isSaved(tab);
};

/** One shopper, two tabs, one cart: each tab changes a line of its own. */
export const twoTabsScene = (ground: Ground): Scene => ({
  name: 'two-tabs',
  says: 'what is changed in one tab is not lost by the other',
  always: /419/,
  async open(): Promise<Stage> {
    const cast = await newCast(ground);
    const { visitor } = cast.browser;
    await visitor.client.logIn(visitor.name);
    await chooseDelivery(visitor);
    const slugs = ['penne-rigate-500-g', 'olio-extravergine-latta-5-l'] as const;
    await fill(visitor.client, [
      [slugs[0], 2],
      [slugs[1], 1],
    ]);
    const penne = await product(cast.device, slugs[0]);
    const tin = await product(cast.device, slugs[1]);
    const left: Share = {
      tab: openTab(cast.browser),
      name: 'the left tab',
      productId: penne.productId,
      wanted: penneWanted,
    };
    const right: Share = {
      tab: openTab(cast.browser),
      name: 'the right tab',
      productId: tin.productId,
      wanted: tinsWanted,
    };
    const shares = [left, right];
    const look = lastLook(
      shares.map(({ tab }) => tab),
      () => shares.every(isDone),
    );
    const named = (acts: readonly Act[], { name }: Share): readonly Act[] =>
      acts.map((act) => ({ ...act, says: `${act.says}, in ${name}` }));
    const meddled = (share: Share, other: Share): readonly Act[] => {
      const line = lineOf(share.tab, other.productId);
      return line === null
        ? []
        : [
            {
              says: `plus is pressed in ${share.name}, on the line of ${other.name}`,
              run() {
                look.again();
                line.send({ type: 'quantity.increase' });
              },
            },
          ];
    };
    return {
      next: () =>
        firstOf(
          () => more(left),
          () => more(right),
          ...shares.map(
            (share) => () =>
              named(
                [oldestAnswered(share.tab)].filter((act) => act !== null),
                share,
              )[0] ?? null,
          ),
          ...shares.map(
            (share) => () =>
              named(
                [atDialog(share.tab, visitor) ?? atLoggedOut(share.tab)].filter((act) => act !== null),
                share,
              )[0] ?? null,
          ),
          () => look.next(),
          // A change is saved after a quiet moment.
          ...shares.map(
            (share) => () => (isDone(share) ? null : (named(timePasses(share.tab), share)[0] ?? null)),
          ),
        ),
      others: () => [
        ...shares.flatMap((share) => named([...anyAnswered(share.tab), ...timePasses(share.tab)], share)),
        ...meddled(left, right),
        ...meddled(right, left),
      ],
      async settled() {
        await left.tab.requests.settled();
        await right.tab.requests.settled();
      },
      wrong: () => left.tab.live.wrong ?? right.tab.live.wrong,
      moved: () => shares.map(({ tab }) => tab.live.moved()).join(' / '),
      async wrongAtLast() {
        const cart = await cartInShop(cast);
        const got = shares.map(({ productId }) => quantityIn(cart, productId));
        if (shares.some(({ wanted }, index) => (got[index] ?? 0) < wanted))
          return {
            rule: 'RULE-CART-2',
            says: `The shop has at least ${penneWanted} of penne and ${tinsWanted} of oil.`,
            got: got.join(' and '),
          };
        return (await wrongCart(left.tab, cast)) ?? (await wrongCart(right.tab, cast));
      },
      close: async () => shares.forEach(({ tab }) => tab.close()),
    };
  },
});
