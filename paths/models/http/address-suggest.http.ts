import { addressSuggestActors } from '../../../machines/address-suggest/address-suggest.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

export const addressSuggestHttp: HttpFlow = {
  name: 'address-suggest',
  open: async ({ visitor }) => ({ actors: addressSuggestActors({ services: async () => visitor.services }) }),
  answers: { suggest: { 'a place is suggested': asIs }, resolve: { 'the place is known': asIs } },
};
