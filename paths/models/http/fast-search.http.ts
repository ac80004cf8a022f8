import { searchStripActors } from '../../../machines/search-strip/search-strip.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

/** Everybody may search: the shop answers by itself. */
export const searchStripHttp: HttpFlow = {
  name: 'search-strip',
  open: async ({ visitor, parent }) => ({
    actors: searchStripActors({ services: async () => visitor.services }),
    input: { word: 'mozarella', hash: 'w0d0t0', search: parent },
  }),
  answers: { findProducts: { 'products are found': asIs } },
};
