import { cheaperEqualsActors } from '../../../../machines/cheaper-equals/cheaper-equals.actors.ts';
import { spendingCapActors } from '../../../../machines/spending-cap/spending-cap.actors.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';
import { makeReady } from '../shopping.ts';

export const spendingCapHttp: HttpFlow = {
  name: 'spending-cap',
  async open({ visitor }) {
    await makeReady(visitor);
    return { actors: spendingCapActors({ services: async () => visitor.services }) };
  },
  answers: { saveCap: { 'the cart has it': asIs } },
};

export const cheaperEqualsHttp: HttpFlow = {
  name: 'cheaper-equals',
  async open({ visitor }) {
    return {
      actors: cheaperEqualsActors({ services: async () => visitor.services }),
      input: { hash: 'w0d0t0' },
    };
  },
  // What is found depends on the demo's prices: what the cases say and what comes are told apart by state alone.
  answers: { listCheaper: { 'something costs less': asIs, 'nothing costs less': asIs } },
};
