import { addGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { giftCodeActors } from '../../../machines/gift-code/gift-code.actors.ts';
import type { HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';
import { makeFull, renewCode } from './shopping.ts';

/** Nobody has used the code yet, and it is good, or its time is over. */
const fresh = (visitor: Visitor, isGood: boolean): Promise<void> =>
  visitor.sql(`DELETE FROM user_gifts WHERE user_id = :user;
    UPDATE gift_certificates SET valid_to = ${isGood ? "now() + interval '1 year'" : "'2020-01-01'"} WHERE code = 'GIFT5'`);

export const giftCodeHttp: HttpFlow = {
  name: 'gift-code',
  async open({ visitor }) {
    await makeFull(visitor);
    await renewCode(visitor);
    return { actors: giftCodeActors({ services: async () => visitor.services }) };
  },
  answers: {
    checkCode: {
      'the code is good': ({ visitor }) => fresh(visitor, true),
      'the code is refused: gift.invalid': ({ visitor }) => fresh(visitor, false),
    },
    applyCode: {
      'the code is on the cart': ({ visitor }) => fresh(visitor, true),
      'the code is refused: gift.invalid': ({ visitor }) => fresh(visitor, false),
    },
    removeCode: {
      'the code is off the cart': async ({ visitor }) => {
        await fresh(visitor, true);
        await visitor.client.call(addGiftCode, { code: 'GIFT5' });
      },
    },
  },
};
