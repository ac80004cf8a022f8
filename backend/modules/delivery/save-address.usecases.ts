import type { AddressCheck, updateAddress } from '../../../contract/api/shopping/address.ts';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { Address } from '../../../contract/api/shopping/delivery.ts';
import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import { isBlank } from '../../../contract/rules/validation/field-rule.ts';
import { phoneRule } from '../../../contract/rules/validation/phone.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import { addHome } from '../address/add-home.ts';
import { invalidAddress, unknownAddress, unvalidatedAddress } from '../address/address.errors.ts';
import type { AddressRow, NewHome } from '../address/address.repository.ts';
import { addressView } from '../address/address.view.ts';
import { lockCartForEdit } from '../cart/active-cart.usecases.ts';
import { dropSlot } from '../cart/drop-slot.ts';
import { coordinatesOf } from '../../platform/distance.ts';
import type { DeliveryContext } from './delivery.context.ts';

/** What the functions of this file touch. */
type SaveAddressContext = Pick<DeliveryContext, 'addresses' | 'carts' | 'facts' | 'now' | 'shop' | 'slots'>;

type Typed = EndpointParams<typeof updateAddress>;

function assertFields(typed: Typed): void {
  const rules = {
    doorbellName: [requiredRule],
    addressName: [requiredRule],
    referencePhoneNumber: [requiredRule, phoneRule],
  };
  throwFieldErrors(fieldErrorsOf(typed, rules));
}

/** What was typed of a home, and what the area and the geocoder say of its place. */
interface WantedHome {
  readonly typed: Typed;
  readonly check: AddressCheck;
}

function fieldsOf(userId: number, { typed, check }: WantedHome): NewHome {
  assertFields(typed);
  const { address } = check;
  const incomplete = [address.address1, address.addressNumber, address.city].some(isBlank);
  if (incomplete || check.active === 0) throw invalidAddress();
  if (!check.validated && !typed.saveAnyway) throw unvalidatedAddress();
  return {
    ...address,
    userId,
    addressName: typed.addressName.trim(),
    doorbellName: typed.doorbellName.trim(),
    floor: typed.floor,
    referencePhoneNumber: typed.referencePhoneNumber.trim(),
    addressNote: typed.addressNote,
    elevator: typed.elevator,
    latitude: check.latitude,
    longitude: check.longitude,
    validated: check.validated,
  };
}

const isSamePlace = (one: AddressRow, other: NewHome) =>
  one.address1 === other.address1 &&
  one.addressNumber === other.addressNumber &&
  one.city === other.city &&
  one.postalcode === other.postalcode;

async function changeHome(
  unit: Pick<DeliveryContext, 'addresses'>,
  fields: NewHome,
  { before, preferred }: { before: AddressRow; preferred: boolean },
): Promise<AddressRow> {
  if (preferred && !before.preferred) await unit.addresses.clearPreferred(fields.userId);
  const changed = await unit.addresses.updateHome(before.addressId, { ...fields, preferred });
  if (changed === null) throw unknownAddress();
  return changed;
}

/** A cart on its way to an address that moved asks for another slot (GATE-08). */
async function followCart(unit: SaveAddressContext, userId: number, moved: AddressRow): Promise<void> {
  const cart = await lockCartForEdit(unit, userId);
  if (cart.addressId !== moved.addressId) return;
  const { stores } = await unit.shop();
  await dropSlot(unit, cart);
  await unit.carts.update(cart.cartId, {
    storeId: stores.serving(deliveryServiceCodes.homeDelivery, coordinatesOf(moved)).storeId,
  });
}

/** Saves a home, new or changed (S12): its fields are checked first, then the verdict on its place. */
export async function saveAddress(
  context: Transactional<SaveAddressContext>,
  userId: number,
  wanted: WantedHome,
): Promise<Address> {
  const { addressId, preferred } = wanted.typed;
  const isKnown = addressId === undefined || (await context.addresses.findOwn(userId, addressId)) !== null;
  if (!isKnown) throw unknownAddress();
  const fields = fieldsOf(userId, wanted);
  const row = await context.transaction(async (unit) => {
    if (addressId === undefined) return addHome(unit, fields, preferred === true);
    const before = await unit.addresses.findOwn(userId, addressId);
    if (before === null) throw unknownAddress();
    const changed = await changeHome(unit, fields, { before, preferred: preferred ?? before.preferred });
    if (!isSamePlace(before, fields)) await followCart(unit, userId, changed);
    return changed;
  });
  return addressView(row, context.facts);
}
