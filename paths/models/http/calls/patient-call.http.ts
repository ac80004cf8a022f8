import { fromPromise } from 'xstate';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';

/** Any call will do: here the cart is read. */
export const patientCallHttp: HttpFlow = {
  name: 'patient-call',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: { call: fromPromise(({ signal }) => visitor.services.cart.view({ signal })) } };
  },
  answers: { call: { 'the shop answers': asIs } },
};
