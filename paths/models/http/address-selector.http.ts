import { listAddresses } from '../../../contract/api/shopping/address.ts';
import { addressSelectorActors } from '../../../machines/address-selector/address-selector.actors.ts';
import { chooseHome, done } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

/** What the visitor can really choose. */
const choosable = new WeakMap<Visitor, number>();

const withHome: Arrange = async ({ visitor }) => {
  await chooseHome(visitor.client);
  const { addresses } = await done(visitor.client.call(listAddresses, { address_type: 'home' }));
  choosable.set(visitor, addresses[0]?.addressId ?? 0);
};

export const addressSelectorHttp: HttpFlow = {
  name: 'address-selector',
  starts: ['the cart has none'],
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return {
      actors: addressSelectorActors({ services: async () => visitor.services }),
      input: { addressType: 'home', addressId: null },
    };
  },
  adapt: (event, visitor) =>
    event.type === 'address.choose' ? { ...event, addressId: choosable.get(visitor) } : event,
  answers: {
    listHomeAddresses: {
      'three homes are saved': withHome,
      'no home is saved': ({ visitor }) =>
        visitor.sql(`UPDATE carts SET address_id = NULL WHERE user_id = :user;
          DELETE FROM addresses WHERE user_id = :user`),
    },
    selectAddress: { 'the address is chosen': asIs },
    reloadCart: { 'the cart is reloaded': asIs },
  },
};
