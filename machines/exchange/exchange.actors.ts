import { fromPromise } from 'xstate';
import { undoOfExchange, type ExchangeRequest } from '../../contract/rules/checkout/exchange.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { ExchangeDone } from './exchange.types.ts';

export const exchangeActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  exchangeProduct: patient(
    fromPromise<ExchangeDone, ExchangeRequest>(async ({ input, signal }) => {
      const lines = await (await services()).cartLines();
      const answer = await lines.exchange(input.exchange, { signal, idempotencyKey: input.key });
      return { answer, undo: undoOfExchange(input, answer.cart) };
    }),
  ),
});
