import { listOrders } from '../../../contract/api/ordering/order.ts';
import { addToCart } from '../../../contract/api/shopping/cart.ts';
import { selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { paths } from '../../../src/routing/paths.ts';
import { chooseHome, done, fill, openSlots, plenty, product } from '../../../tests/backend/journeys.ts';
import type { Act, Scene, Stage } from '../../kit/scenes/scene.ts';
import { chooseDelivery } from '../http/shopping.ts';
import { dismissals } from './dismissals.ts';
import { firstOf, newCast, type Ground } from './ground.ts';
import { anyAnswered, oldestAnswered, timePasses } from './latch-acts.ts';
import { atCheckout, atDialog, atLoggedOut } from './shopper.ts';
import { openTab } from './tab.ts';

/** A shopper with a full cart buys it. */
export const checkoutScene = (ground: Ground): Scene => ({
  name: 'checkout',
  says: 'a cart is bought once',
  always: /419/,
  async open(): Promise<Stage> {
    const cast = await newCast(ground);
    const { visitor } = cast.browser;
    await visitor.client.logIn(visitor.name);
    await chooseHome(visitor.client);
    await chooseDelivery(visitor);
    await fill(visitor.client, plenty);
    const tab = openTab(cast.browser);
    const isBought = (): boolean => tab.visited().some((path) => path.startsWith('/cart/payment-completed/'));
    const buying = (): Act | null => (isBought() ? null : (atLoggedOut(tab) ?? atCheckout(tab)));
    const elsewhere: readonly Act[] = [
      {
        says: 'penne are added on the other device',
        run: async () => {
          const { productId } = await product(cast.device, 'penne-rigate-500-g');
          await cast.device.call(addToCart, { items: [{ productId, quantity: 1 }] });
        },
      },
      {
        says: 'the other device takes another slot',
        run: async () => {
          const slot = (await openSlots(cast.device))[4];
          if (slot !== undefined)
            await cast.device.call(selectTimeslot, {
              sel_date: slot.dateIso,
              timeslot_id: slot.timeslotId,
            });
        },
      },
    ];
    const isDone = (): boolean => isBought() && tab.requests.waiting().length === 0;

    return {
      next: () =>
        isDone()
          ? null
          : firstOf(
              () => oldestAnswered(tab),
              () => atDialog(tab, visitor),
              buying,
              () => timePasses(tab)[0] ?? null,
            ),
      others: () => [
        ...anyAnswered(tab),
        ...dismissals(tab),
        ...timePasses(tab),
        ...(isBought() ? [] : elsewhere),
        { says: 'the shopper goes home', run: () => tab.go(paths.home) },
      ],
      settled: () => tab.requests.settled(),
      wrong: () => tab.live.wrong,
      moved: () => tab.live.moved(),
      async wrongAtLast() {
        const { orders } = await done(cast.device.call(listOrders));
        if (isBought() && orders.length === 1) return null;
        return {
          rule: 'RULE-CHECKOUT-4',
          says: 'One cart becomes one order, and the shopper sees it.',
          got: `${orders.length} orders, the shopper at ${tab.path()}`,
        };
      },
      close: async () => tab.close(),
    };
  },
});
