import type { Product } from '../../../contract/api/shopping/product.ts';
import {
  addWishlistProducts,
  deleteWishlistProducts,
  viewWishlist,
} from '../../../contract/api/shopping/wishlist.ts';
import { favouritesActors } from '../../../machines/favourites/favourites.actors.ts';
import { done, product } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

const products = new WeakMap<Visitor, Readonly<Record<string, Product>>>();

/** Puts exactly these products among the favourites; the other device does it, the latch holds what this one sends. */
const favouritesAre =
  (...names: string[]): Arrange =>
  async ({ visitor }) => {
    const client = await visitor.other();
    const list = await done(client.call(viewWishlist, { wishlist_type_id: 1 }));
    const wishlistId = list.listId;
    const items = list.wishlistItems.map(({ itemId }) => ({ itemId }));
    if (items.length > 0) await done(client.call(deleteWishlistProducts, { wishlistId, items }));
    const wanted = names.flatMap((name) => products.get(visitor)?.[name] ?? []);
    if (wanted.length > 0)
      await done(
        client.call(addWishlistProducts, {
          wishlistId,
          items: wanted.map(({ productId }) => ({ productId, quantity: 1 })),
        }),
      );
  };

export const favouritesHttp: HttpFlow = {
  name: 'favourites',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    products.set(visitor, {
      'Penne rigate': await product(visitor.client, 'penne-rigate-500-g'),
      Riso: await product(visitor.client, 'prosciutto-cotto-al-banco'),
    });
    return { actors: favouritesActors({ services: async () => visitor.services, hasLists: true }) };
  },
  // The catalogue names the products.
  adapt(event, visitor) {
    const real = event.type === 'favourite.toggle' && products.get(visitor)?.[event['product'].name];
    return real ? { ...event, product: { ...real, name: event['product'].name } } : event;
  },
  answers: {
    loadFavourites: {
      'the penne are a favourite': favouritesAre('Penne rigate'),
      'nothing is a favourite': favouritesAre(),
    },
    setFavourite: { 'the shop has it so': asIs },
  },
};
