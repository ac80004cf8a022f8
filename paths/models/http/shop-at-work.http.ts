import { shopAtWorkActors } from '../../../machines/shop-at-work/shop-at-work.actors.ts';
import type { HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

/** The company moves to another code, or has the one that is typed. */
const renew = (visitor: Visitor, isKnown: boolean): Promise<void> =>
  visitor.sql(`UPDATE workplaces SET code = '${isKnown ? 'UFFICIO1' : 'ALTROVE'}'`);

export const shopAtWorkHttp: HttpFlow = {
  name: 'shop-at-work',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: shopAtWorkActors({ services: async () => visitor.services }) };
  },
  answers: {
    subscribe: {
      'the workplace is joined': ({ visitor }) => renew(visitor, true),
      'the code is refused: shopatwork.unknown': ({ visitor }) => renew(visitor, false),
    },
  },
};
