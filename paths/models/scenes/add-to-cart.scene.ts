import { randomUUID } from 'node:crypto';
import { isProductOnItsWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { lineOfProduct } from '../../../machines/cart/cart.selectors.ts';
import { addRequest } from '../../../src/views/product-tile/add-request.ts';
import { product } from '../../../tests/backend/journeys.ts';
import type { Act, Scene, Stage } from '../../kit/scenes/scene.ts';
import { dismissals } from './dismissals.ts';
import { cartInShop, firstOf, newCast, quantityIn, wrongCart, type Ground } from './ground.ts';
import { anyAnswered, oldestAnswered, timePasses } from './latch-acts.ts';
import { atDialog } from './shopper.ts';
import { flow, openTab } from './tab.ts';

/** Somebody not logged in adds ham: login, address, slot and options stand between them and it. */
export const addToCartScene = (ground: Ground): Scene => ({
  name: 'add-to-cart',
  says: 'one request becomes one line, through every gate',
  always: /419/,
  async open(): Promise<Stage> {
    const cast = await newCast(ground);
    const ham = await product(cast.device, 'prosciutto-cotto-al-banco');
    const request = () => addRequest({ product: ham, key: randomUUID(), acceptAlternatives: true });
    const tab = openTab(cast.browser);

    const adding = flow(tab, 'addToCart');
    let isAdded = false;
    adding.on('cart.added', () => {
      isAdded = true;
    });
    /** Asked for, and again until it is seen in the cart or said to be there. */
    const add = (): Act | null =>
      isAdded ||
      lineOfProduct(flow(tab, 'cart').getSnapshot(), ham.productId) !== null ||
      isProductOnItsWay(adding.getSnapshot(), ham.productId)
        ? null
        : { says: 'ham is to be added', run: () => adding.send({ type: 'cart.add', request: request() }) };
    const isDone = (): boolean =>
      lineOfProduct(flow(tab, 'cart').getSnapshot(), ham.productId) !== null &&
      tab.requests.waiting().length === 0;

    return {
      next: () =>
        firstOf(
          () => oldestAnswered(tab),
          () => atDialog(tab, cast.browser.visitor),
          add,
          () => (isDone() ? null : (timePasses(tab)[0] ?? null)),
        ),
      others: () => [...anyAnswered(tab), ...dismissals(tab), ...timePasses(tab)],
      settled: () => tab.requests.settled(),
      wrong: () => tab.live.wrong,
      moved: () => tab.live.moved(),
      async wrongAtLast() {
        const held = quantityIn(await cartInShop(cast), ham.productId);
        const { quantity } = request();
        if (held !== quantity)
          return {
            rule: 'RULE-ADDTOCART-5',
            says: `One request for ${quantity} of ham puts ${quantity} into the cart.`,
            got: `the shop has ${held}`,
          };
        return wrongCart(tab, cast);
      },
      close: async () => tab.close(),
    };
  },
});
