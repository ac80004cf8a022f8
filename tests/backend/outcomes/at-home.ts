import { updateAddress } from '../../../contract/api/shopping/address.ts';
import { updateContact } from '../../../contract/api/account/registration.ts';
import { done, homeDetails, homes } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';

/** Somebody whose profile is complete and who has a home to deliver to. */
export async function atHome(client: ShopClient): Promise<ShopClient> {
  await done(client.call(updateContact, { phone: '3337770001' }));
  await done(client.call(updateAddress, { ...homes[client.tenantId], ...homeDetails }));
  return client;
}
