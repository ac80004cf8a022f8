import { listTimeslots, selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { cartAnswer } from '../cart/cart-answer.ts';
import type { DeliveryContext } from './delivery.context.ts';
import { listTimeslots as list } from './list-timeslots.usecases.ts';
import { selectTimeslot as select } from './select-timeslot.usecases.ts';

/** S14, S15. Lockers have the slots of their store, so `check-locker` changes nothing here. */
export function timeslotRoutes(api: ShopApi<Transactional<DeliveryContext>>): void {
  api.open(listTimeslots, async ({ context, user, params }) => {
    const days = await list(context, {
      userId: user?.userId ?? null,
      service: params.delivery_service_id,
      withClosed: params['show-closed'],
    });
    return { data: { days } };
  });

  api.personal(selectTimeslot, ({ context, user, params }) => {
    const wanted = { day: params.sel_date, timeslotId: params.timeslot_id };
    return cartAnswer(context, select(context, user.userId, wanted), params);
  });
}
