import { addressTypeCodes } from '../../../contract/api/codes.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { unknownAddress } from '../address/address.errors.ts';
import type { DeliveryContext } from './delivery.context.ts';

type PreferContext = Pick<DeliveryContext, 'addresses' | 'now' | 'savedPoints' | 'users'>;

/** Makes a home the preferred one, or the store of a counter; a locker has no such place (S23, ADR-03). */
export async function preferAddress(
  context: Transactional<PreferContext>,
  userId: number,
  addressId: number,
): Promise<void> {
  await context.transaction(async (unit) => {
    const address = await unit.addresses.findUsable(userId, addressId);
    if (address === null || address.addressTypeId === addressTypeCodes.locker) throw unknownAddress();
    if (address.addressTypeId === addressTypeCodes.home) {
      await unit.addresses.clearPreferred(userId);
      await unit.addresses.prefer(userId, addressId);
      return;
    }
    await unit.savedPoints.save({ userId, addressId, savedAt: unit.now });
    await unit.users.update(userId, { defaultStoreAddressId: addressId });
  });
}
