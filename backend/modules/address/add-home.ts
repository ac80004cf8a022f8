import type { AddressContext } from './address.context.ts';
import { tooManyAddresses } from './address.errors.ts';
import type { AddressRow, NewHome } from './address.repository.ts';

const mostHomes = 20;

/** Adds a home, up to the most a user may have; the first one is preferred. */
export async function addHome(
  unit: Pick<AddressContext, 'addresses'>,
  fields: NewHome,
  preferred: boolean,
): Promise<AddressRow> {
  const homes = await unit.addresses.countHomes(fields.userId);
  if (homes >= mostHomes) throw tooManyAddresses(mostHomes);
  const isPreferred = preferred || homes === 0;
  if (isPreferred) await unit.addresses.clearPreferred(fields.userId);
  return unit.addresses.addHome({ ...fields, preferred: isPreferred });
}
