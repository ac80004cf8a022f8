import { addToCart } from '../../../contract/api/shopping/cart.ts';
import { listPackaging } from '../../../contract/api/ordering/checkout.ts';
import { bagsActors } from '../../../machines/bags/bags.actors.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';
import { makeFull } from './shopping.ts';

/** The visitor's line of bags, of which there are two. */
const lines = new WeakMap<Visitor, number>();

const twoBags: Arrange = async ({ visitor }) => {
  const { products } = await done(visitor.client.call(listPackaging));
  const items = [{ productId: products[0]?.productId, quantity: 2 }];
  const [pack] = (await done(visitor.client.call(addToCart, { items }))).orderPackages;
  lines.set(visitor, pack?.orderPackageId ?? 0);
};

export const bagsHttp: HttpFlow = {
  name: 'bags',
  async open({ visitor }) {
    await makeFull(visitor);
    return { actors: bagsActors({ services: async () => visitor.services }) };
  },
  adapt: (event, visitor) => (event.type === 'bag.remove' ? { ...event, itemId: lines.get(visitor) } : event),
  answers: {
    listBags: { 'the bags are there': twoBags },
    removeBag: { 'the bag is out': asIs },
  },
};
