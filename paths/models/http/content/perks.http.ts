import { perksActors } from '../../../../machines/perks/perks.actors.ts';
import type { HttpFlow } from '../../../kit/http/http-flow.ts';
import { asWritten, withoutAny } from './published.ts';

export const perksHttp: HttpFlow = {
  name: 'perks',
  open: async ({ visitor }) => ({ actors: perksActors({ services: async () => visitor.services }) }),
  answers: {
    listPerks: { 'the advantages are there': asWritten, 'there are none': withoutAny('vantaggi') },
  },
};
