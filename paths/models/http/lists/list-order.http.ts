import { listAddresses, updateAddress } from '../../../../contract/api/shopping/address.ts';
import { insertWishlist } from '../../../../contract/api/shopping/wishlist.ts';
import { listOrderActors } from '../../../../machines/list-order/list-order.actors.ts';
import { done, homeDetails, homes } from '../../../../tests/backend/journeys.ts';
import type { Arrange, HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

const lists = new WeakMap<Visitor, number>();
const homeIds = new WeakMap<Visitor, readonly number[]>();

const idsOf = (visitor: Visitor): string => (homeIds.get(visitor) ?? []).join();
const home = { ...homes['cestolieto'], ...homeDetails };
const someoneElse =
  '(SELECT min(o.user_id) FROM users o JOIN users me ON me.tenant_id = o.tenant_id WHERE me.user_id = :user)';

/** So many of the visitor's homes are where the shop delivers. */
const within =
  (count: number): Arrange =>
  async ({ visitor }) => {
    await visitor.sql(
      `UPDATE addresses SET user_id = :user, postalcode = '00183', preferred = false
       WHERE address_id IN (${idsOf(visitor)})`,
    );
    const gone = (homeIds.get(visitor) ?? []).slice(count);
    if (gone.length > 0)
      await visitor.sql(`UPDATE addresses SET user_id = ${someoneElse} WHERE address_id IN (${gone.join()})`);
  };

/** The shop delivers nowhere any more. */
const outside: Arrange = async ({ visitor }) => {
  await visitor.sql(`UPDATE addresses SET postalcode = '20121' WHERE address_id IN (${idsOf(visitor)})`);
};

export const listOrderHttp: HttpFlow = {
  name: 'list-order',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    const client = await visitor.other();
    for (let count = 0; count < 3; count += 1) await done(client.call(updateAddress, home));
    const { addresses } = await done(client.call(listAddresses, { address_type: 'home' }));
    homeIds.set(
      visitor,
      addresses.map(({ addressId }) => addressId),
    );
    lists.set(visitor, (await done(client.call(insertWishlist, { name: 'Da ordinare' }))).listId);
    return { actors: listOrderActors({ services: async () => visitor.services }) };
  },
  // The shop names its lists; where the model's went last nobody knows here.
  adapt(event, visitor) {
    return event.type === 'order.open'
      ? { ...event, list: { ...event['list'], listId: lists.get(visitor), addressId: null } }
      : event;
  },
  answers: {
    listAddresses: {
      'three addresses are there': within(3),
      'one address is there': within(1),
      'no address is there': within(0),
    },
    keepAddress: {
      'the list remembers it': within(3),
      'the address is refused: address.unknown': within(0),
    },
    useAddress: {
      'the shopping goes there': within(3),
      'the way is refused: address.outside': outside,
    },
  },
};
