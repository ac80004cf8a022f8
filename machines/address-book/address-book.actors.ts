import { fromPromise } from 'xstate';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { DoorFields } from './address-book.types.ts';

export const addressBookActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listAddresses: fromPromise<Address[]>(async ({ signal }) =>
    (await services()).delivery.homeAddresses({ signal }),
  ),
  preferAddress: fromPromise<void, { address: Address }>(async ({ input: { address }, signal }) => {
    await (await services()).delivery.change(address, { preferred: true }, { signal });
  }),
  removeAddress: fromPromise<void, { addressId: number }>(async ({ input: { addressId }, signal }) => {
    await (await services()).delivery.remove(addressId, { signal });
  }),
  saveDoor: fromPromise<void, { address: Address; door: DoorFields }>(
    async ({ input: { address, door }, signal }) => {
      await (await services()).delivery.change(address, door, { signal });
    },
  ),
});
