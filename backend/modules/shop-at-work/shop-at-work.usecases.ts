import { RefusalError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { addHome } from '../address/add-home.ts';
import type { ShopAtWorkContext } from './shop-at-work.context.ts';
import type { WorkplaceRow } from './workplace.repository.ts';

const unknownCode = () =>
  new RefusalError('shopatwork.unknown', {
    it: 'Il codice non è valido: controllalo con la tua azienda.',
    'en-US': 'The code is not valid: check it with your company.',
  });

/** A subscription: the workplace with the address it gave the user. */
export interface Subscription {
  readonly subscribed: true;
  readonly addressId: number;
  readonly name: string;
}

async function addressAt(
  unit: Pick<ShopAtWorkContext, 'addresses' | 'users'>,
  userId: number,
  workplace: WorkplaceRow,
): Promise<number> {
  const user = await unit.users.lock(userId);
  const known = await unit.addresses.findAtWork(userId, workplace.workplaceId);
  if (known !== null) return known.addressId;
  const { workplaceId, name, address1, addressNumber, city, province, postalcode } = workplace;
  const { doorbellName, latitude, longitude } = workplace;
  const place = { address1, addressNumber, city, province, postalcode, latitude, longitude };
  const added = await addHome(
    unit,
    {
      ...place,
      userId,
      workplaceId,
      addressName: name,
      doorbellName,
      referencePhoneNumber: user?.phone ?? '',
    },
    false,
  );
  return added.addressId;
}

/** Joins the delivery to a workplace by its code: its address is the user's from now on, once (S16, REG-24). */
export async function subscribeAtWork(
  context: Transactional<Pick<ShopAtWorkContext, 'addresses' | 'users' | 'workplaces'>>,
  userId: number,
  code: string,
): Promise<Subscription> {
  const workplace = await context.workplaces.findByCode(code);
  if (workplace === null) throw unknownCode();
  const addressId = await context.transaction((unit) => addressAt(unit, userId, workplace));
  return { subscribed: true, addressId, name: workplace.name };
}
