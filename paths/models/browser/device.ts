import type { ShopClient } from '../../../tests/backend/shop-client.ts';
import type { Shopper } from '../../kit/http/shopper.ts';

/** The shopper's other device, logged in. */
export async function deviceOf({ client, name }: Shopper): Promise<ShopClient> {
  return client.cookies.size > 0 ? client : client.logIn(name);
}
