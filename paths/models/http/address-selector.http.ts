import { listAddresses } from '../../../contract/api/shopping/address.ts';
import { listStores } from '../../../contract/api/shopping/store.ts';
import { addressSelectorActors } from '../../../machines/address-selector/address-selector.actors.ts';
import { chooseHome, done } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

/** What the visitor can really choose. */
const places = new WeakMap<Visitor, { addressId: number; storeId: number }>();

const withHome: Arrange = async ({ visitor }) => {
  await chooseHome(visitor.client);
  const { addresses } = await done(visitor.client.call(listAddresses, { address_type: 'home' }));
  const { stores } = await done(visitor.client.call(listStores, { services: '1' }));
  places.set(visitor, { addressId: addresses[0]?.addressId ?? 0, storeId: stores[0]?.storeId ?? 0 });
};

export const addressSelectorHttp: HttpFlow = {
  name: 'address-selector',
  starts: ['the cart has none'],
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return {
      actors: addressSelectorActors({ services: async () => visitor.services }),
      input: { deliveryServiceId: 2, addressId: null },
    };
  },
  adapt(event, visitor) {
    if (event.type !== 'address.choose') return event;
    const real = places.get(visitor);
    return event['choice'].kind === 'home'
      ? { ...event, choice: { kind: 'home', addressId: real?.addressId } }
      : { ...event, choice: { kind: 'store', storeId: real?.storeId } };
  },
  answers: {
    listHomeAddresses: {
      'three homes are saved': withHome,
      'no home is saved': ({ visitor }) =>
        visitor.sql(`UPDATE carts SET address_id = NULL WHERE user_id = :user;
          DELETE FROM addresses WHERE user_id = :user`),
    },
    listPickupStores: { 'one store offers pickup': withHome },
    selectStore: { 'the store is set': asIs },
    selectAddress: { 'the address is chosen': asIs },
    reloadCart: { 'the cart is reloaded': asIs },
  },
};
