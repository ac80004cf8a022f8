import { assign } from 'xstate';
import type { Usual, Usuals } from '../../contract/api/ordering/usuals.ts';
import { quantityAfter } from '../../contract/rules/quantity/quantity-choice.ts';
import type { QuantityChange } from '../../contract/rules/quantity/quantity-choice.ts';
import { isTakeable } from '../../contract/rules/usuals/takeable.ts';
import { assignDismissed, assignFailure, failureGuards } from '../failure.logic.ts';
import { usualsMachine } from './usuals.machine.ts';
import type { ReadyQuantities } from './usuals.types.ts';

/** What of these can be taken, with its usual quantity. */
const usualQuantities = (usuals: readonly Usual[]): ReadyQuantities =>
  Object.fromEntries(
    usuals.filter(isTakeable).map(({ product: { productId }, quantity }) => [productId, quantity] as const),
  );

/** What is ready of what can still be had. */
const stillReady = (ready: ReadyQuantities, usuals: readonly Usual[]): ReadyQuantities => {
  const takeable = usualQuantities(usuals);
  return Object.fromEntries(
    Object.entries(ready).filter(([productId]) => takeable[Number(productId)] !== undefined),
  );
};

export const usualsLogic = usualsMachine.provide({
  actions: {
    assignUsuals: assign(({ context: { ready } }, { usuals }: { usuals: Usuals }) => ({
      usuals,
      ready:
        ready === null
          ? usualQuantities(usuals.usuals.filter(({ isRunningLow }) => isRunningLow))
          : stillReady(ready, usuals.usuals),
    })),
    take: assign(({ context: { usuals, ready } }, { productIds }: { productIds: readonly number[] }) => {
      const asked = usuals?.usuals.filter(({ product }) => productIds.includes(product.productId)) ?? [];
      return { ready: { ...usualQuantities(asked), ...ready } };
    }),
    changeReady: assign(
      (
        { context: { usuals, ready } },
        { productId, change }: { productId: number; change: QuantityChange },
      ) => {
        const current = ready?.[productId];
        const usual = usuals?.usuals.find(({ product }) => product.productId === productId);
        if (current === undefined || usual === undefined) return {};
        const quantity = quantityAfter(usual.product, current, change);
        const { [productId]: _, ...others } = ready ?? {};
        return { ready: quantity === 0 ? others : { ...others, [productId]: quantity } };
      },
    ),
    assignFailure: assignFailure(),
    assignDismissed: assignDismissed(),
  },
  guards: { isDismissed: failureGuards.isDismissed },
});
