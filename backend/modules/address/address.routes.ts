import * as api from '../../../contract/api/shopping/address.ts';
import {
  missingAddressFields,
  missingFieldsText,
} from '../../../contract/rules/address/missing-address-fields.ts';
import type { AddressToCheck } from '../../../contract/rules/address/missing-address-fields.ts';
import { ruleWords as american } from '../../../contract/rules/words/en-US.ts';
import { ruleWords as italian } from '../../../contract/rules/words/it.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Said } from '../../platform/said.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import { coordinatesOf } from '../../platform/distance.ts';
import type { AddressContext } from './address.context.ts';
import { incompleteAddress } from './address.errors.ts';
import { listAddresses, listStorePoints, viewAddress } from './address.usecases.ts';
import { isServed } from './address.view.ts';
import { checkPlace } from './check-address.ts';
import { deliveryArea } from './delivery-area.ts';

/** Names the fields an address lacks; null when it can be checked (ADR-18). */
function missingFields(address: AddressToCheck): Said | null {
  const missing = missingAddressFields(address);
  if (missing.length === 0) return null;
  return { it: missingFieldsText(missing, italian), 'en-US': missingFieldsText(missing, american) };
}

/** S06-S08, S11, S21. */
export function addressRoutes(routes: ShopApi<AddressContext>): void {
  routes.open(api.listStoreAddresses, async ({ context, params }) => ({
    data: { addresses: await listStorePoints(context, params.store_id) },
  }));

  routes.personal(api.listAddresses, async ({ context, user, params }) => ({
    data: { addresses: await listAddresses(context, user.userId, params.address_type) },
  }));

  routes.personal(api.viewAddress, async ({ context, user, params }) => ({
    data: await viewAddress(context, user.userId, params.address_id),
  }));

  routes.open(api.checkAddress, async ({ context, params }) => {
    const incomplete = missingFields(params);
    if (incomplete !== null) throw incompleteAddress(incomplete);
    const gps = coordinatesOf({ latitude: params.gpsLatitude, longitude: params.gpsLongitude });
    return { data: await checkPlace(context, { place: params, gps }) };
  });

  routes.open(api.viewDeliveryArea, async ({ context, params }) => ({
    data: deliveryArea(context.facts, params.postalcode),
  }));
}

/** S18-S20: places, restricted to what the shop's geocoder knows. */
export function geocoderRoutes(routes: ShopApi<AddressContext>): void {
  routes.open(api.suggestAddresses, async ({ params, context }) => ({
    data: {
      suggestions: [
        ...(await context.geocoder.suggest(params.q, (postalcode) => isServed(context.facts, postalcode))),
      ],
    },
  }));

  routes.open(api.resolveAddress, async ({ params, context }) => {
    const address = await context.geocoder.resolve(params.id);
    if (address === null) throw new UnknownResourceError('suggestion');
    return { data: { address } };
  });

  routes.open(api.locateAddress, async ({ params: { latitude, longitude }, context }) => ({
    data: { address: await context.geocoder.locate({ latitude, longitude }) },
  }));
}
