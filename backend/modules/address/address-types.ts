import type { AddressType, AddressTypeId } from '../../../contract/api/delivery.ts';

/** The type id of each kind of address; `drive` is the counter of a store (ADR-05). */
export const addressTypeIds: Readonly<Record<AddressType | 'drive', AddressTypeId>> = {
  home: 2,
  store: 3,
  drive: 3,
  locker: 5,
};
