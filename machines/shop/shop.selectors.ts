import type { SnapshotFrom } from 'xstate';
import { catalogueHash } from '../../contract/rules/catalogue/catalogue-hash.ts';
import { deliveryServiceCodes } from '../../contract/api/codes.ts';
import type { DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';
import type { shopMachine } from './shop.machine.ts';

type Shop = SnapshotFrom<typeof shopMachine>;

/** The delivery dialogs, while they are open. */
export const deliveryRef = (shop: Shop) => shop.children.delivery;
/** Cache key of the prices and the availability this visitor sees; without a cart those the server renders (CAT-13). */
export const pricesHash = ({ context }: Pick<Shop, 'context'>): string =>
  context.summary?.hash ?? catalogueHash({ warehouseId: null, dateIso: null, timeslotId: null });
/** The shopper's way of delivery, home delivery where none is chosen. */
export const chosenService = ({ context }: Pick<Shop, 'context'>): DeliveryServiceId =>
  context.summary?.deliveryServiceId ?? deliveryServiceCodes.homeDelivery;
/** The checkout did not come, or broke: it can be asked for once more. */
export const hasCheckoutFailed = (shop: Shop): boolean => shop.matches({ checkout: 'failed' });
/** Its page is open and its code is on its way. */
export const isCheckoutComing = (shop: Shop): boolean => shop.matches({ checkout: 'loading' });
/** The checkout, while it lives. */
export const checkoutRef = (shop: Shop) => shop.children.checkout;

/** The way of payment chosen in the checkout that lives; null where none is. */
export const chosenPaymentType = (shop: Shop): number | null =>
  shop.children.checkout?.getSnapshot().context.choice?.paymentTypeId ?? null;
