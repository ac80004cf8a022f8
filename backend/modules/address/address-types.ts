import { addressTypeCodes } from '../../../contract/api/codes.ts';
import type { AddressType, AddressTypeId } from '../../../contract/api/shopping/delivery.ts';

/** The type id of each kind of address; `drive` is the counter of a store (ADR-05). */
export const addressTypeIds: Readonly<Record<AddressType | 'drive', AddressTypeId>> = {
  home: addressTypeCodes.home,
  store: addressTypeCodes.store,
  drive: addressTypeCodes.store,
  locker: addressTypeCodes.locker,
};
