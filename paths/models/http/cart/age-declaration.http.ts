import { ageDeclarationActors } from '../../../../machines/age-declaration/age-declaration.actors.ts';
import { fill } from '../../../../tests/backend/journeys.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';
import { makeReady } from '../shopping.ts';

export const ageDeclarationHttp: HttpFlow = {
  name: 'age-declaration',
  async open({ visitor }) {
    await makeReady(visitor);
    await fill(visitor.client, [['birra-chiara-3x33-cl', 1]]);
    return { actors: ageDeclarationActors({ services: async () => visitor.services }) };
  },
  answers: { saveDeclaration: { 'the cart has it': asIs } },
};
