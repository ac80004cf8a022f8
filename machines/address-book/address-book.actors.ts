import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { AddressBook } from '../../contract/api/shopping/address.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { Door } from './address-book.types.ts';

export const addressBookActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listAddresses: fromPromise<AddressBook>(async ({ signal }) => (await services()).delivery.book({ signal })),
  preferAddress: fromPromise<void, { addressId: number }>(async ({ input: { addressId }, signal }) => {
    await (await services()).delivery.prefer(addressId, { signal });
  }),
  removeAddress: fromPromise<void, { addressId: number }>(async ({ input: { addressId }, signal }) => {
    await (await services()).delivery.remove(addressId, { signal });
  }),
  // Whether the geocoder knows the street was asked when the address was new.
  saveDoor: fromPromise<void, { address: Address; door: Door }>(
    async ({ input: { address, door }, signal }) => {
      await (await services()).delivery.change(address, door, { signal, saveAnyway: true });
    },
  ),
  useAddress: fromPromise<CartAnswer, { address: Address }>(async ({ input: { address }, signal }) => {
    const { addressId, addressType, deliveryServiceId } = address;
    return (await services()).delivery.selectAddress(
      { addressId, addressType, deliveryServiceId },
      { signal },
    );
  }),
});
