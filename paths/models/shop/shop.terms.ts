import { fromPromise } from 'xstate';
import type { shopMachine } from '../../../machines/shop/shop.machine.ts';
import { checkoutRef } from '../../../machines/shop/shop.selectors.ts';
import { since, type Step, type Trail } from '../../kit/step.ts';

const never = fromPromise<void>(() => new Promise(() => undefined));

export type ShopActors = { loadDelivery: typeof never; loadCheckout: typeof never };

export type ShopStep = Step<typeof shopMachine, ShopActors>;

export type ShopTrail = Trail<typeof shopMachine, ShopActors>;

export type Shop = ShopStep['after'];

export const at = (shop: Shop): { delivery: string; checkout: string } => {
  const { delivery, checkout } = shop.value;
  return { delivery, checkout };
};

/** Whether a checkout that is there said that it is at work on the cart. */
export const isFixed = (trail: ShopTrail): boolean =>
  since(trail, (one) => checkoutRef(one.after) === undefined)
    .findLast((one) => one.sent('delivery.fixed') !== null)
    ?.sent('delivery.fixed')?.isFixed ?? false;
