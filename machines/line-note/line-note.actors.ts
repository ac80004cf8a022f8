import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const lineNoteActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  saveNote: patient(
    fromPromise<CartAnswer, { itemId: number; note: string }>(async ({ input, signal }) =>
      (await (await services()).cartLines()).saveNote(input, { signal }),
    ),
  ),
});
