import { pastedListActors } from '../../../machines/pasted-list/pasted-list.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

/** Everybody may have a list looked up: the shop answers by itself. */
export const pastedListHttp: HttpFlow = {
  name: 'pasted-list',
  open: async ({ visitor }) => ({ actors: pastedListActors({ services: async () => visitor.services }) }),
  // Which pasta there is, and what is sold out, is the model's own.
  never: [
    'other pasta is chosen',
    'what is sold out is chosen',
    'the penne are chosen',
    'other words are tried for the pasta',
  ],
  answers: { matchLines: { 'products are found': asIs, 'the other words find it': asIs } },
};
