import type { Address, AddressType } from '../../../contract/api/shopping/delivery.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import { addressTypeIds } from './address-types.ts';
import type { AddressContext } from './address.context.ts';
import { addressView } from './address.view.ts';

type ListAddressesContext = Pick<AddressContext, 'addresses' | 'facts'>;

/** Pickup points of one store (S06). */
export async function listStorePoints(
  context: Pick<AddressContext, 'addresses' | 'facts' | 'shop'>,
  storeId: number,
): Promise<Address[]> {
  const { stores } = await context.shop();
  if (stores.find(storeId) === null) throw new UnknownResourceError('store');
  const points = await context.addresses.listPoints({ storeId });
  return points.map((point) => addressView(point, context.facts));
}

/** Own homes, or the points everybody may use (S07, API-24). */
export async function listAddresses(
  context: ListAddressesContext,
  userId: number,
  type: AddressType | 'drive',
): Promise<Address[]> {
  const rows =
    type === 'home'
      ? await context.addresses.listHomes(userId)
      : await context.addresses.listPoints({ types: [addressTypeIds[type]] });
  return rows.map((row) => addressView(row, context.facts));
}

/** An own home or a pickup point (S08). */
export async function viewAddress(
  context: ListAddressesContext,
  userId: number,
  addressId: number,
): Promise<Address> {
  const found = await context.addresses.findUsable(userId, addressId);
  if (found === null) throw new UnknownResourceError('address');
  return addressView(found, context.facts);
}
