import { failureOf } from '../../contract/api/failure.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { CartService } from '../cart.ts';
import type { WaitingCart, WaitingCartDependencies } from './waiting-cart.ts';

/** What a device tells of its network, and what waits on it for it. */
export interface OfflineDevice {
  /** The device says that it has no network; a line that only seems to be there is not told. */
  isOffline: () => boolean;
  /** Something is kept to be sent; cheap, for it is asked with every answer. */
  hasWaiting: () => boolean;
  /** The code of what waits comes when it is needed. */
  waitingCart: (
    deps: Pick<WaitingCartDependencies, 'cart' | 'ledger' | 'lists' | 'last'>,
  ) => Promise<WaitingCart>;
}

/** The cart of a device, and what waits on it. */
export interface OfflineCart {
  cart: CartService;
  waitingCart: () => Promise<WaitingCart>;
  /** What the shop answered, with what still waits for the network. */
  heard: (answering: Promise<CartAnswer>) => Promise<CartAnswer>;
}

/**
 * The cart that can be changed without network: such changes are answered from what is known, and wait (B-27). What needs the
 * shop itself, as a code or everything of a list, fails as it does without.
 */
export function cartOffline(
  { cart, ledger, lists }: Pick<WaitingCartDependencies, 'cart' | 'ledger' | 'lists'>,
  device: OfflineDevice,
): OfflineCart {
  let last: CartAnswer | null = null;
  let opened: Promise<WaitingCart> | null = null;
  const waitingCart = () =>
    (opened ??= device.waitingCart({ cart, ledger, lists, last: () => last }).catch((error: unknown) => {
      // Its code is fetched again by the next change.
      opened = null;
      throw error;
    }));

  const heard = async (answering: Promise<CartAnswer>): Promise<CartAnswer> => {
    const answer = await answering;
    if (last === null || answer.order >= last.order) last = answer;
    return device.hasWaiting() ? (await waitingCart()).shown(answer) : answer;
  };
  /** The call, or what is kept in its place; `isTried` tells whether it may have reached the shop. */
  const unlessOffline = async (
    call: () => Promise<CartAnswer>,
    keep: (waiting: WaitingCart, isTried: boolean) => Promise<CartAnswer>,
  ): Promise<CartAnswer> => {
    if (device.isOffline()) return keep(await waitingCart(), false);
    try {
      return await heard(call());
    } catch (error) {
      if (failureOf(error) !== 'network' || !device.isOffline()) throw error;
      return keep(await waitingCart(), true);
    }
  };
  const setLines = async (
    lines: readonly { itemId: number; quantity: number }[],
    call: () => Promise<CartAnswer>,
  ): Promise<CartAnswer> => {
    // The shop knows nothing yet of a line that waits.
    if (lines.some(({ itemId }) => itemId < 0)) return (await waitingCart()).setQuantities(lines);
    return unlessOffline(
      async () => {
        const answer = await call();
        if (device.hasWaiting()) (await waitingCart()).drop(lines.map(({ itemId }) => itemId));
        return answer;
      },
      (waiting) => waiting.setQuantities(lines),
    );
  };

  return {
    heard,
    waitingCart,
    cart: {
      ...cart,
      view: (options) => heard(cart.view(options)),
      refresh: (options) => heard(cart.refresh(options)),
      addFromOrder: (orderId, options) => heard(cart.addFromOrder(orderId, options)),
      addFromList: (listId, options) => heard(cart.addFromList(listId, options)),
      saveInfo: (info, options) => heard(cart.saveInfo(info, options)),
      addGiftCode: (code, options) => heard(cart.addGiftCode(code, options)),
      removeGiftCode: (code, options) => heard(cart.removeGiftCode(code, options)),
      add: (item, options) =>
        unlessOffline(
          () => cart.add(item, options),
          (waiting, isTried) => waiting.add({ ...item, isTried, key: options.idempotencyKey }),
        ),
      async addProducts(items, options) {
        const isOffline = device.isOffline();
        if (isOffline || device.hasWaiting()) {
          const waiting = await waitingCart();
          // What still waits to be taken out is in the shop's cart: it would be there twice.
          if (isOffline || waiting.areRemovals(items)) return waiting.putBack(items);
        }
        return heard(cart.addProducts(items, options));
      },
      update: (line, options) => setLines([line], () => cart.update(line, options)),
      remove: (line, options) =>
        'itemId' in line
          ? setLines([{ ...line, quantity: 0 }], () => cart.remove(line, options))
          : heard(cart.remove(line, options)),
      removeAll: (itemIds, options) =>
        setLines(
          itemIds.map((itemId) => ({ itemId, quantity: 0 })),
          () => cart.removeAll(itemIds, options),
        ),
    },
  };
}
