import { addToCart } from '../../../contract/api/shopping/cart.ts';
import { listPackaging } from '../../../contract/api/ordering/checkout.ts';
import { bagsActors } from '../../../machines/bags/bags.actors.ts';
import { done } from '../../backend/journeys.ts';
import { asIs, type HttpFlow } from '../../path-kit/http/http-flow.ts';
import type { Visitor } from '../../path-kit/http/visitor.ts';
import { makeFull } from './shopping.ts';

const bagOf = new WeakMap<Visitor, number>();

export const bagsHttp: HttpFlow = {
  name: 'bags',
  async open({ visitor }) {
    await makeFull(visitor);
    const { products } = await done(visitor.client.call(listPackaging));
    bagOf.set(visitor, products[0]?.productId ?? 0);
    return { actors: bagsActors({ services: async () => visitor.services }) };
  },
  adapt: (event, visitor) =>
    event.type === 'bag.remove' ? { ...event, productId: bagOf.get(visitor) } : event,
  answers: {
    listBags: { 'the bags are there': asIs },
    removeBag: {
      'the bag is out': async ({ visitor }) => {
        const items = [{ productId: bagOf.get(visitor), quantity: 1 }];
        await done(visitor.client.call(addToCart, { items }));
      },
    },
  },
};
