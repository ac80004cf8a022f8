import type { GiftCertificate } from '../../../contract/api/shopping/gift.ts';
import { digestKey } from '../../platform/digest-key.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { limitFailures } from '../auth/rate-limit.ts';
import { giftView, isExpired } from '../gift/gift-certificate.ts';
import { expiredGift, giftBelowMinimum, invalidGift, secondGift, usedGift } from '../gift/gift.errors.ts';
import type { UserGift } from '../gift/gift.repository.ts';
import { ensureActiveCart } from './active-cart.usecases.ts';
import { cartContents, pricedLines } from './cart-line-state.ts';
import type { CartStateContext } from './cart-state.ts';
import type { CartContext } from './cart.context.ts';
import type { CartRow } from './cart-reading.ts';
import { editCart } from './edit-cart.ts';
import type { EditedCart } from './edit-cart.ts';
import { readCart } from './read-cart.ts';

/** What putting a code on a cart touches. */
export type GiftOnCartContext = CartStateContext & Pick<CartContext, 'gifts'>;
type CartGiftContext = GiftOnCartContext & Pick<CartContext, 'log' | 'rateLimits'>;

const tenMinutesMs = 10 * 60_000;

/** Counts wrong codes of a user and stops the guessing at 20 in ten minutes (T10). */
function limitingGuesses<T>(
  context: Pick<CartContext, 'log' | 'now' | 'rateLimits'>,
  userId: number,
  work: () => Promise<T>,
): Promise<T> {
  return limitFailures(context, {
    limits: [{ bucket: digestKey('gift', userId), limit: 20, windowMs: tenMinutesMs }],
    isFailure: (error) => error instanceof RefusalError && error.code === 'gift.invalid',
    work,
  });
}

async function itemsTotal(
  context: Pick<CartContext, 'carts' | 'orders' | 'shop' | 'stock' | 'today'>,
  cart: CartRow,
): Promise<number> {
  const lines = pricedLines(await cartContents(context, await readCart(context, cart)));
  return lines.filter((line) => !line.shelf.row.packaging).reduce((sum, line) => sum + line.gross, 0);
}

async function usableGift(context: GiftOnCartContext, cart: CartRow, code: string): Promise<UserGift> {
  const gift = await context.gifts.findByCode(cart.userId, code);
  if (gift === null || gift.certificate.validFrom > context.today) throw invalidGift();
  const { certificate, userGift } = gift;
  if (isExpired(certificate, context.today)) throw expiredGift();
  if (userGift !== null && userGift.orderId !== null && userGift.orderId !== cart.modifyingOrderId) {
    throw usedGift();
  }
  if ((await itemsTotal(context, cart)) < certificate.minSpend) {
    throw giftBelowMinimum(certificate.minSpend, context.facts.currency);
  }
  return gift;
}

/** Tells what a code would give (C10). */
export function checkGift(context: CartGiftContext, userId: number, code: string): Promise<GiftCertificate> {
  return limitingGuesses(context, userId, async () => {
    const cart = await ensureActiveCart(context, userId);
    const gift = await usableGift(context, cart, code);
    return giftView(gift, { today: context.today, orderId: cart.modifyingOrderId });
  });
}

/** Puts a code on a locked cart; one per cart, the same again changes nothing (C11, LOY-06). */
export async function putGiftOnCart(unit: GiftOnCartContext, cart: CartRow, code: string): Promise<void> {
  const { certificate } = await usableGift(unit, cart, code);
  const { giftCertificateId } = certificate;
  const onCart = await unit.gifts.findOnCart(cart.cartId);
  if (onCart !== null && onCart.certificate.giftCertificateId !== giftCertificateId) throw secondGift();
  const { cartId, userId, modifyingOrderId } = cart;
  const put = await unit.gifts.putOnCart({ userId, giftCertificateId, cartId, orderId: modifyingOrderId });
  if (!put) throw usedGift();
}

/** Puts a code on the shopper's cart (C11, LOY-06). */
export function addGift(
  context: Transactional<CartGiftContext>,
  userId: number,
  code: string,
): Promise<EditedCart> {
  return limitingGuesses(context, userId, () =>
    editCart(context, userId, async (unit, cart) => {
      await putGiftOnCart(unit, cart, code);
      return {};
    }),
  );
}

/** Takes a code off the cart (C12). */
export function removeGift(
  context: Transactional<CartGiftContext>,
  userId: number,
  code: string,
): Promise<EditedCart> {
  return editCart(context, userId, async (unit, cart) => {
    const onCart = await unit.gifts.findOnCart(cart.cartId);
    const wanted = code.trim().toUpperCase();
    if (onCart === null || onCart.certificate.code.toUpperCase() !== wanted) throw invalidGift();
    await unit.gifts.takeOffCart(cart.cartId);
    return {};
  });
}
