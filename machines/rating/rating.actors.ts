import { fromPromise } from 'xstate';
import type { Note } from '../../contract/api/shopping/note.ts';
import type { OrderRating } from '../../services/orders.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const ratingActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  /** The newest of the order, or null. */
  readNote: patient(
    fromPromise<Note | null, { orderId: number }>(
      async ({ input, signal }) =>
        (await (await services()).orders.notes(input.orderId, { signal }))[0] ?? null,
    ),
  ),
  rateOrder: patient(
    fromPromise<Note, OrderRating>(async ({ input, signal }) =>
      (await services()).orders.rate(input, { signal }),
    ),
  ),
});
