import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { SavedChange, SentChange } from './substitutions.types.ts';

export const substitutionsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  saveChange: patient(
    fromPromise<SavedChange, SentChange>(async ({ input: { orderId, change }, signal }) => {
      const lines = await (await services()).cartLines();
      return orderId === null
        ? { of: 'cart', answer: await lines.substitute(change, { signal }) }
        : { of: 'order', order: await lines.substituteInOrder(orderId, change, { signal }) };
    }),
  ),
});
