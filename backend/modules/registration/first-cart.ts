import { cartStatusCodes } from '../../../contract/api/codes.ts';
import type { AddressCheck } from '../../../contract/api/shopping/address.ts';
import type { Said } from '../../platform/said.ts';
import { ensureActiveCart } from '../cart/active-cart.usecases.ts';
import type { UserRow } from '../user/user.repository.ts';
import type { Registration } from './registration-fields.ts';
import type { RegistrationContext } from './registration.context.ts';

/** What the functions of this file touch. */
export type FirstCartContext = Pick<
  RegistrationContext,
  'addresses' | 'carts' | 'facts' | 'language' | 'now' | 'shop' | 'users'
>;

const home: Said = { it: 'Casa', 'en-US': 'Home' };

async function addTypedHome(
  unit: Pick<RegistrationContext, 'addresses' | 'language'>,
  user: UserRow,
  check: AddressCheck,
): Promise<boolean> {
  if (check.active === 0) return false;
  await unit.addresses.addHome({
    ...check.address,
    userId: user.userId,
    addressName: home[unit.language],
    doorbellName: user.lastName,
    referencePhoneNumber: user.phone,
    latitude: check.latitude,
    longitude: check.longitude,
    validated: check.validated,
    preferred: true,
  });
  return true;
}

/**
 * The first cart of an account: a home in the area becomes an address of the user and is proposed for delivery;
 * outside of it the cart starts at the store chosen (R05). `check` is the verdict on the address that was typed.
 */
export async function openFirstCart(
  unit: FirstCartContext,
  user: UserRow,
  { typed, check }: { typed: Registration; check: AddressCheck },
): Promise<void> {
  const { storeId } = typed;
  const [point] = await unit.addresses.listPoints({ storeId });
  await unit.users.update(user.userId, { defaultStoreAddressId: point?.addressId ?? null });
  if (await addTypedHome(unit, user, check)) {
    await ensureActiveCart(unit, user.userId);
    return;
  }
  await unit.carts.add({
    userId: user.userId,
    statusId: cartStatusCodes.open,
    storeId,
    addressAuto: true,
    createdAt: unit.now,
  });
}
