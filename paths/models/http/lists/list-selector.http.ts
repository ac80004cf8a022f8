import { insertWishlist } from '../../../../contract/api/shopping/wishlist.ts';
import { listSelectorActors } from '../../../../machines/list-selector/list-selector.actors.ts';
import { done, product } from '../../../../tests/backend/journeys.ts';
import type { Arrange, HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

interface Shelf {
  ownId: number;
  sharedId: number;
  penne: Awaited<ReturnType<typeof product>>;
  coffee: Awaited<ReturnType<typeof product>>;
}

const shelves = new WeakMap<Visitor, Shelf>();

const shelfOf = (visitor: Visitor): Shelf => {
  const shelf = shelves.get(visitor);
  if (shelf === undefined) throw new Error('lists are made before one is chosen');
  return shelf;
};

const someoneElse =
  '(SELECT min(o.user_id) FROM users o JOIN users me ON me.tenant_id = o.tenant_id WHERE me.user_id = :user)';

/** The visitor has none of these lists, filled or empty. */
async function withoutLists(visitor: Visitor, which: string): Promise<void> {
  const lists = `FROM wishlists WHERE user_id = :user AND wishlist_type_id = 2 AND ${which}`;
  await visitor.sql(`DELETE FROM wishlist_items WHERE list_id IN (SELECT list_id ${lists})`);
  await visitor.sql(`DELETE ${lists}`);
}

/** The own list is the visitor's, the other somebody's who shares it; what they hold is as it was. */
const there: Arrange = async ({ visitor }) => {
  const { ownId, sharedId } = shelfOf(visitor);
  await visitor.sql(
    `UPDATE wishlists SET user_id = :user, name = 'Spesa del sabato' WHERE list_id = ${ownId}`,
  );
  await visitor.sql(
    `UPDATE wishlists SET user_id = ${someoneElse}, name = 'Festa ${sharedId}' WHERE list_id = ${sharedId}`,
  );
  await visitor.sql(
    `INSERT INTO wishlist_grants (tenant_id, list_id, user_id, grant_kind)
     SELECT tenant_id, ${sharedId}, user_id, 'WRITE' FROM users WHERE user_id = :user ON CONFLICT DO NOTHING`,
  );
};

/** They alone, and only the own one holds the penne. */
const asAtFirst: Arrange = async (occasion) => {
  const { visitor } = occasion;
  const { ownId, sharedId, penne } = shelfOf(visitor);
  await withoutLists(visitor, `list_id NOT IN (${ownId}, ${sharedId})`);
  await there(occasion);
  await visitor.sql(`DELETE FROM wishlist_items WHERE list_id IN (${ownId}, ${sharedId})`);
  await visitor.sql(
    `INSERT INTO wishlist_items (tenant_id, list_id, product_id, quantity)
     SELECT tenant_id, ${ownId}, ${penne.productId}, 1000 FROM users WHERE user_id = :user`,
  );
};

/** Neither list is for the visitor any more. */
const gone: Arrange = async ({ visitor }) => {
  const { ownId, sharedId } = shelfOf(visitor);
  await visitor.sql(
    `UPDATE wishlists SET user_id = ${someoneElse}, name = 'Presa ' || list_id WHERE list_id = ${ownId}`,
  );
  await visitor.sql(`DELETE FROM wishlist_grants WHERE list_id = ${sharedId} AND user_id = :user`);
};

/** As many lists as this, named so; no other beside those of the model. */
const named =
  (...names: string[]): Arrange =>
  async ({ visitor }) => {
    await withoutLists(visitor, "name <> 'Spesa del sabato'");
    const client = await visitor.other();
    for (const name of names) await done(client.call(insertWishlist, { name }));
  };

export const listSelectorHttp: HttpFlow = {
  name: 'list-selector',
  starts: ['the shopper is logged in'],
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    const client = await visitor.other();
    const ids = [
      await done(client.call(insertWishlist, { name: 'Spesa del sabato' })),
      await done(client.call(insertWishlist, { name: 'Festa' })),
    ].map(({ listId }) => listId);
    shelves.set(visitor, {
      ownId: ids[0] ?? 0,
      sharedId: ids[1] ?? 0,
      penne: await product(visitor.client, 'penne-rigate-500-g'),
      coffee: await product(visitor.client, 'caffe-macinato-250-g'),
    });
    return {
      actors: listSelectorActors({ services: async () => visitor.services }),
      input: { isLoggedIn: true },
    };
  },
  // The catalogue names the products, the shop its lists.
  adapt(event, visitor) {
    const { ownId, sharedId, penne, coffee } = shelfOf(visitor);
    if (event.type === 'list.toggle') return { ...event, listId: event['listId'] === 31 ? ownId : sharedId };
    if (event.type !== 'selector.open') return event;
    const { subject } = event;
    return subject.kind === 'product'
      ? {
          ...event,
          subject: { ...subject, product: penne, items: [{ productId: penne.productId, quantity: 1 }] },
        }
      : {
          ...event,
          subject: {
            ...subject,
            items: [
              { productId: penne.productId, quantity: 2 },
              { productId: coffee.productId, quantity: 3 },
            ],
          },
        };
  },
  answers: {
    listWishlists: { 'favourites, an own list and a shared one are there': asAtFirst },
    changeList: { 'the list has it so': there, 'the product is refused: wishlist.unknown': gone },
    createList: {
      'the list is made': named(),
      'the name is refused: wishlist.nameTaken': named('Colazione'),
      'the name is refused: wishlist.tooMany': named(
        ...Array.from({ length: 49 }, (_, index) => `Lista ${index}`),
      ),
    },
  },
};
