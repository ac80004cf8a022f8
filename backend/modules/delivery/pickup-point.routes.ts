import * as api from '../../../contract/api/shopping/address.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { DeliveryContext } from './delivery.context.ts';
import { listPickupPoints, listSavedAddresses } from './pickup-points.usecases.ts';
import { preferAddress } from './prefer-address.usecases.ts';

/** S05, S22, S23. */
export function pickupPointRoutes(routes: ShopApi<Transactional<DeliveryContext>>): void {
  routes.open(api.listPickupPoints, async ({ context, params }) => {
    const { latitude, longitude, distance } = params;
    if ((latitude === undefined) !== (longitude === undefined)) {
      throw new ParameterError(latitude === undefined ? 'latitude' : 'longitude');
    }
    const addresses = await listPickupPoints(context, {
      serviceId: params.delivery_service_id ?? null,
      type: params.address_type ?? null,
      near: latitude === undefined || longitude === undefined ? null : { latitude, longitude, distance },
    });
    return { data: { addresses } };
  });

  routes.personal(api.listSavedAddresses, async ({ context, user }) => ({
    data: await listSavedAddresses(context, user.userId),
  }));

  routes.personal(api.preferAddress, async ({ context, user, params }) => {
    await preferAddress(context, user.userId, params.address_id);
    return { data: null };
  });
}
