import { cartStatusCodes } from '../../../contract/api/codes.ts';
import type { Said } from '../../platform/said.ts';
import { checkPlace } from '../address/check-address.ts';
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
  unit: Pick<RegistrationContext, 'addresses' | 'facts' | 'language'>,
  user: UserRow,
  typed: Registration,
): Promise<boolean> {
  const { address1, addressNumber, city, province, postalCode: postalcode } = typed;
  const place = { address1, addressNumber, city, province, postalcode };
  const check = checkPlace(place, { facts: unit.facts, gps: null });
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
 * outside of it the cart starts at the store chosen (R05).
 */
export async function openFirstCart(
  unit: FirstCartContext,
  user: UserRow,
  typed: Registration,
): Promise<void> {
  const [point] = await unit.addresses.listPoints({ storeId: typed.storeId });
  await unit.users.update(user.userId, { defaultStoreAddressId: point?.addressId ?? null });
  if (await addTypedHome(unit, user, typed)) {
    await ensureActiveCart(unit, user.userId);
    return;
  }
  const { storeId } = typed;
  await unit.carts.add({
    userId: user.userId,
    statusId: cartStatusCodes.open,
    storeId,
    addressAuto: true,
    createdAt: unit.now,
  });
}
