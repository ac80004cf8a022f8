import { listAddresses, updateAddress } from '../../../contract/api/shopping/address.ts';
import { addressBookActors } from '../../../machines/address-book/address-book.actors.ts';
import { done, homeDetails, homes } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

/** The home that is changed; no other one can be. */
const changeable = new WeakMap<Visitor, number>();

const withTwoHomes: Arrange = async ({ visitor }) => {
  // The other device asks: the latch holds what this one sends.
  const client = await visitor.other();
  const saved = () => done(client.call(listAddresses, { address_type: 'home' }));
  const home = { ...homes['cestolieto'], ...homeDetails };
  for (let count = (await saved()).addresses.length; count < 2; count += 1)
    await done(client.call(updateAddress, home));
  const { addresses } = await saved();
  changeable.set(visitor, addresses.at(-1)?.addressId ?? 0);
};

export const addressBookHttp: HttpFlow = {
  name: 'address-book',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: addressBookActors({ services: async () => visitor.services }) };
  },
  adapt: (event, visitor) =>
    event['addressId'] === 72 ? { ...event, addressId: changeable.get(visitor) } : event,
  answers: {
    listAddresses: { 'two homes and a store are there': withTwoHomes },
    preferAddress: { 'the home is preferred': asIs },
    removeAddress: { 'the home is deleted': asIs },
    saveDoor: { 'the door is saved': asIs },
    useAddress: { 'the address is chosen': asIs },
  },
};
