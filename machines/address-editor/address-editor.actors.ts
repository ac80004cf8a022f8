import { fromPromise } from 'xstate';
import type { AddressCheck } from '../../contract/api/shopping/address.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Place } from '../../services/delivery.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { CheckInput, SaveInput } from './address-editor.types.ts';

const placeOf = ({ place, coordinates }: CheckInput): Place => ({
  ...place,
  latitude: coordinates?.latitude ?? null,
  longitude: coordinates?.longitude ?? null,
});

export const addressEditorActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  checkAddress: fromPromise<AddressCheck, CheckInput>(async ({ input, signal }) =>
    (await services()).delivery.check(placeOf(input), { signal }),
  ),
  saveAddress: patient(
    fromPromise<{ addressId: number }, SaveInput>(async ({ input, signal }) => {
      const { details, saveAnyway, moved, key } = input;
      const options = { signal, idempotencyKey: key };
      const { delivery } = await services();
      if (moved === null) return delivery.save({ ...placeOf(input), ...details, saveAnyway }, options);
      return delivery.change({ ...moved, ...placeOf(input) }, details, { ...options, saveAnyway });
    }),
  ),
  selectAddress: patient(
    fromPromise<CartAnswer, { addressId: number }>(async ({ input: { addressId }, signal }) =>
      (await services()).delivery.selectAddress(
        { addressId, addressType: 'home', deliveryServiceId: 2 },
        { signal },
      ),
    ),
  ),
  reloadCart: fromPromise<CartAnswer>(async ({ signal }) => (await services()).cart.refresh({ signal })),
});
