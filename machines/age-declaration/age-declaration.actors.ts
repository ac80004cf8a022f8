import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const ageDeclarationActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  saveDeclaration: patient(
    fromPromise<CartAnswer, { isDeclared: boolean }>(async ({ input: { isDeclared }, signal }) =>
      (await services()).cart.saveInfo({ property: 'adult_declared', value: String(isDeclared) }, { signal }),
    ),
  ),
});
