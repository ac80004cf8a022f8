import {
  listAddresses,
  listPickupPoints,
  preferAddress,
  updateAddress,
} from '../../../contract/api/shopping/address.ts';
import { addressBookActors } from '../../../machines/address-book/address-book.actors.ts';
import { done, homeDetails, homes } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

/** The home that is changed, and the store that stands in the book; no other ones can be. */
const changeable = new WeakMap<Visitor, { home: number; store: number }>();

const withTwoHomesAndStore: Arrange = async ({ visitor }) => {
  // The other device asks: the latch holds what this one sends.
  const client = await visitor.other();
  const saved = () => done(client.call(listAddresses, { address_type: 'home' }));
  const home = { ...homes['cestolieto'], ...homeDetails };
  for (let count = (await saved()).addresses.length; count < 2; count += 1)
    await done(client.call(updateAddress, home));
  const { addresses } = await saved();
  const points = await done(client.call(listPickupPoints, { address_type: 'store' }));
  const store = points.addresses[0]?.addressId ?? 0;
  await done(client.call(preferAddress, { address_id: store }));
  changeable.set(visitor, { home: addresses.at(-1)?.addressId ?? 0, store });
};

export const addressBookHttp: HttpFlow = {
  name: 'address-book',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: addressBookActors({ services: async () => visitor.services }) };
  },
  adapt(event, visitor) {
    const real = changeable.get(visitor);
    switch (event['addressId']) {
      case 72:
        return { ...event, addressId: real?.home };
      case 73:
        return { ...event, addressId: real?.store };
      default:
        return event;
    }
  },
  answers: {
    listAddresses: { 'two homes and a store are there': withTwoHomesAndStore },
    preferAddress: { 'the home is preferred': asIs },
    removeAddress: { 'the home is deleted': asIs },
    saveDoor: { 'the door is saved': asIs },
    useAddress: { 'the address is chosen': asIs },
  },
};
