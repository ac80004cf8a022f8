import * as api from '../../../contract/api/shopping/address.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { coordinatesOf } from '../../platform/distance.ts';
import { checkPlace } from '../address/check-address.ts';
import { cartAnswer } from '../cart/cart-answer.ts';
import type { DeliveryContext } from './delivery.context.ts';
import { saveAddress } from './save-address.usecases.ts';
import { deleteAddress, selectAddress } from './select-address.usecases.ts';

/** S09, S10, S12: changes of addresses that the cart follows. */
export function deliveryAddressRoutes(routes: ShopApi<Transactional<DeliveryContext>>): void {
  routes.personal(api.deleteAddress, async ({ context, user, params }) => {
    await deleteAddress(context, user.userId, params.address_id);
    return {
      data: null,
      infos: [{ text: { it: "L'indirizzo è stato eliminato.", 'en-US': 'The address was deleted.' } }],
    };
  });

  routes.personal(api.selectAddress, ({ context, user, params }) => {
    const wanted = {
      type: params.address_type,
      addressId: params.address_id,
      serviceId: params.delivery_service_id,
    };
    return cartAnswer(context, selectAddress(context, user.userId, wanted), params);
  });

  routes.personalAhead(
    api.updateAddress,
    ({ context, params }) => checkPlace(context, { place: params, gps: coordinatesOf(params) }),
    async ({ context, user, params }, check) => ({
      data: await saveAddress(context, user.userId, { typed: params, check }),
      infos: [{ text: { it: "L'indirizzo è stato salvato.", 'en-US': 'The address was saved.' } }],
    }),
  );
}
