import { waitFor, type AnyActorRef, type SnapshotFrom } from 'xstate';
import { areBagsLoading } from '../../machines/bags/bags.selectors.ts';
import { isCartLoading } from '../../machines/cart/cart.selectors.ts';
import { bagsRef, isReviewComing } from '../../machines/checkout/checkout.selectors.ts';
import { isRestoring } from '../../machines/session/session.selectors.ts';
import { checkoutRef, isCheckoutComing } from '../../machines/shop/shop.selectors.ts';
import type { VisitorFlows } from '../views/flows.ts';

/**
 * Resolves when it is known who the visitor is, what their cart holds and, on the checkout's page, what it begins with, or
 * that it cannot be learnt; rejects with the signal's reason when it is given up. The machines wait for no answer for ever.
 */
export async function knownVisitor(
  { session, cart, shop }: Pick<VisitorFlows, 'session' | 'cart' | 'shop'>,
  signal?: AbortSignal,
): Promise<void> {
  const until = <Actor extends AnyActorRef>(
    actor: Actor | undefined,
    isThere: (snapshot: SnapshotFrom<Actor>) => boolean,
  ) =>
    actor === undefined
      ? undefined
      : waitFor(actor, isThere, { timeout: Infinity, ...(signal === undefined ? {} : { signal }) });
  await until(session, (now) => !isRestoring(now));
  await until(cart, (now) => !isCartLoading(now));
  await until(shop, (now) => !isCheckoutComing(now));
  const checkout = checkoutRef(shop.getSnapshot());
  await until(checkout, (now) => !isReviewComing(now));
  await until(
    checkout === undefined ? undefined : bagsRef(checkout.getSnapshot()),
    (now) => !areBagsLoading(now),
  );
}
