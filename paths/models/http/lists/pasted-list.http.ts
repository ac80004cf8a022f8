import { pastedListActors } from '../../../../machines/pasted-list/pasted-list.actors.ts';
import type { ListDevice } from '../../../../machines/pasted-list/pasted-list.actors.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';

/** There is neither clipboard nor microphone. */
const deviceWithout: ListDevice = {
  readClipboard: async () => 'refused',
  hearLine: async () => 'refused',
  language: 'it',
};

/** Everybody may have a list looked up: the shop answers by itself. */
export const pastedListHttp: HttpFlow = {
  name: 'pasted-list',
  open: async ({ visitor }) => ({
    actors: pastedListActors({ services: async () => visitor.services, device: deviceWithout }),
  }),
  // Which pasta there is, and what is sold out, is the model's own.
  never: [
    'other pasta is chosen',
    'what is sold out is chosen',
    'the penne are chosen',
    'the device can paste and hear',
    'the penne are in the cart',
    'not all of the penne are in the cart',
    'something else is in the cart',
    'a whole list is in the cart',
    'trofie is chosen',
    'carta is chosen',
    'a format there is not is chosen',
    'other words are tried for the pasta',
  ],
  answers: { matchLines: { 'products are found': asIs, 'the other words find it': asIs } },
};
