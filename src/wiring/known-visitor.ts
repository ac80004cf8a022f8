import { waitFor, type AnyActorRef, type SnapshotFrom } from 'xstate';
import { areBagsLoading } from '../../machines/bags/bags.selectors.ts';
import { isCartLoading } from '../../machines/cart/cart.selectors.ts';
import { bagsRef, isReviewComing } from '../../machines/checkout/checkout.selectors.ts';
import { isRestoring } from '../../machines/session/session.selectors.ts';
import { checkoutRef, isCheckoutComing } from '../../machines/shop/shop.selectors.ts';
import type { VisitorFlows } from '../views/flows.ts';

/** How long is waited for what a checkout begins with besides its cart, in ms: what is pressed meanwhile shows after it. */
const checkoutPatience = 1_500;

/** Resolves when an actor, if there is one, stands as wanted; rejects when the signal is given. */
async function until<Actor extends AnyActorRef>(
  actor: Actor | undefined,
  isThere: (snapshot: SnapshotFrom<Actor>) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  if (actor === undefined) return;
  await waitFor(actor, isThere, { timeout: Infinity, ...(signal === undefined ? {} : { signal }) });
}

/**
 * Resolves when it is known who the visitor is and what their cart holds, or that it cannot be learnt, and on the
 * checkout's page what it begins with, if that comes soon. Rejects with the signal's reason when it is given up before the
 * cart is known: the machines themselves wait for no answer for ever.
 */
export async function knownVisitor(
  { session, cart, shop }: Pick<VisitorFlows, 'session' | 'cart' | 'shop'>,
  signal?: AbortSignal,
): Promise<void> {
  await until(session, (now) => !isRestoring(now), signal);
  await until(cart, (now) => !isCartLoading(now), signal);
  await until(shop, (now) => !isCheckoutComing(now), signal);
  const checkout = checkoutRef(shop.getSnapshot());
  if (checkout === undefined) return;
  const late = AbortSignal.timeout(checkoutPatience);
  const given = signal === undefined ? late : AbortSignal.any([late, signal]);
  await Promise.allSettled([
    until(checkout, (now) => !isReviewComing(now), given),
    until(bagsRef(checkout.getSnapshot()), (now) => !areBagsLoading(now), given),
  ]);
}
