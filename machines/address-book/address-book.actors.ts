import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { AddressBook } from '../../contract/api/shopping/address.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { Door } from './address-book.types.ts';

export const addressBookActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listAddresses: patient(
    fromPromise<AddressBook>(async ({ signal }) => (await services()).delivery.book({ signal })),
  ),
  preferAddress: patient(
    fromPromise<void, { addressId: number }>(async ({ input: { addressId }, signal }) => {
      await (await services()).delivery.prefer(addressId, { signal });
    }),
  ),
  removeAddress: patient(
    fromPromise<void, { addressId: number }>(async ({ input: { addressId }, signal }) => {
      await (await services()).delivery.remove(addressId, { signal });
    }),
  ),
  // Whether the geocoder knows the street was asked when the address was new.
  saveDoor: patient(
    fromPromise<void, { address: Address; door: Door }>(async ({ input: { address, door }, signal }) => {
      await (await services()).delivery.change(address, door, { signal, saveAnyway: true });
    }),
  ),
  useAddress: patient(
    fromPromise<CartAnswer, { address: Address }>(async ({ input: { address }, signal }) => {
      const { addressId, addressType, deliveryServiceId } = address;
      return (await services()).delivery.selectAddress(
        { addressId, addressType, deliveryServiceId },
        { signal },
      );
    }),
  ),
});
