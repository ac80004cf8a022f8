import { listStores } from '../../../contract/api/shopping/store.ts';
import { storeFinderActors } from '../../../machines/store-finder/store-finder.actors.ts';
import { chooseHome, done } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

/** What the visitor can really choose. */
const choosable = new WeakMap<Visitor, number>();

const withStores: Arrange = async ({ visitor }) => {
  await chooseHome(visitor.client);
  const { stores } = await done(visitor.client.call(listStores, { services: '1' }));
  choosable.set(visitor, stores[0]?.storeId ?? 0);
};

export const storeFinderHttp: HttpFlow = {
  name: 'store-finder',
  starts: ['a store is looked for'],
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return {
      actors: storeFinderActors({ services: async () => visitor.services }),
      input: { kind: 'store', addressId: null },
    };
  },
  adapt: (event, visitor) =>
    event.type === 'place.choose' && event['id'] === 5 ? { ...event, id: choosable.get(visitor) } : event,
  answers: {
    listPlaces: { 'two places are there': withStores },
    findPlace: { 'the place is known': asIs },
    selectStore: { 'the store is set': asIs },
    selectAddress: { 'the place is chosen': asIs },
    reloadCart: { 'the cart is reloaded': asIs },
  },
};
