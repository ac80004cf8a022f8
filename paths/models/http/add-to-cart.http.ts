import { addToCartActors } from '../../../machines/add-to-cart/add-to-cart.actors.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { product } from '../../../tests/backend/journeys.ts';
import type { Arrange, HttpFlow, Occasion } from '../../kit/http/http-flow.ts';
import type { Shopper } from '../../kit/http/shopper.ts';
import type { Visitor } from '../../kit/http/visitor.ts';
import { chooseDelivery, makeReady } from './shopping.ts';

const products = new WeakMap<Visitor, Readonly<Record<string, Product>>>();

type Losing = (occasion: Pick<Occasion<Shopper>, 'visitor'>) => Promise<void>;

/** The place in the slot is given up. */
export const loseSlot: Losing = ({ visitor }) =>
  visitor.sql(`DELETE FROM slot_holds
    WHERE cart_id IN (SELECT cart_id FROM carts WHERE user_id = :user AND status_id = 1)`);

/** Nobody has chosen the address. */
export const loseAddress: Losing = ({ visitor }) =>
  visitor.sql('UPDATE carts SET address_auto = true WHERE user_id = :user AND status_id = 1');

const mended: Arrange = async ({ visitor }) => void (await chooseDelivery(visitor));

export const addToCartHttp: HttpFlow = {
  name: 'add-to-cart',
  async open({ visitor }) {
    await makeReady(visitor);
    products.set(visitor, {
      'Penne rigate': await product(visitor.client, 'penne-rigate-500-g'),
      'Prosciutto cotto': await product(visitor.client, 'prosciutto-cotto-al-banco'),
    });
    return { actors: addToCartActors({ services: async () => visitor.services }) };
  },
  // The catalogue names the products; what is to be added stays as it was.
  adapt(event, visitor) {
    const real =
      event.type === 'cart.add' ? products.get(visitor)?.[event['request'].product?.name] : undefined;
    return real === undefined
      ? event
      : {
          ...event,
          request: { ...event['request'], product: { ...real, name: event['request'].product.name } },
        };
  },
  never: [
    'a whole past order is to be added',
    // They are made without the shop, in steps of the model's ham.
    'one more is wanted',
    'one less is wanted',
    'as many as before are typed',
  ],
  answers: {
    add: {
      'the add is done': mended,
      'the add is refused: cart.timeslot.required': async (occasion) => {
        await mended(occasion);
        await loseSlot(occasion);
      },
      'the add is refused: cart.address.required': loseAddress,
      // The write arrived, its answer did not: sent again with its key, it must not count twice. Where the path wants
      // it refused then, it did not arrive: the answer of a key that was done stays as it is.
      'the add is cut: nobody knows what became of it': async (occasion) => {
        await mended(occasion);
        const next = occasion.upcoming
          .slice(1)
          .find(({ kind, says }) => kind === 'done' || says.startsWith('the add is refused'));
        return next?.kind === 'failed' ? 'cut' : 'cut after';
      },
    },
  },
};
