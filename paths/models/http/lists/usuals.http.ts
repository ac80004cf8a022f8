import { orderStatusCodes } from '../../../../contract/api/codes.ts';
import type { Product } from '../../../../contract/api/shopping/product.ts';
import type { AddToCartRequest } from '../../../../machines/add-to-cart/add-to-cart.types.ts';
import { usualsActors } from '../../../../machines/usuals/usuals.actors.ts';
import { readyQuantity, shownUsuals, usualsFilter } from '../../../../machines/usuals/usuals.selectors.ts';
import { plenty, product, purchase, type Wanted } from '../../../../tests/backend/journeys.ts';
import type { Arrange, HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

const milkSlug = 'latte-fresco-intero-1-l';
const riceSlug = 'riso-carnaroli-1-kg';
const milk: Wanted = [[milkSlug, 3]];
const rice: Wanted = [[riceSlug, 1]];

/** Bought every week and every other week: the milk runs low, the rice does not. */
const purchases: readonly (readonly [daysAgo: number, wanted: Wanted])[] = [
  [16, [...milk, ...rice]],
  [9, milk],
  [2, rice],
];

/** By the ids they have in the model. */
const products = new WeakMap<Visitor, ReadonlyMap<number, Product>>();

/** What the visitor really has of these; the rest of the model's household is not bought here. */
const realIds = (visitor: Visitor, ids: readonly number[]): number[] =>
  ids.flatMap((id) => products.get(visitor)?.get(id)?.productId ?? []);

const ordersHave =
  (statusId: number): Arrange =>
  ({ visitor }) =>
    visitor.sql(`UPDATE orders SET status_id = ${statusId} WHERE user_id = :user`);

/** The model's request, for what the visitor really has. */
function realRequest(request: AddToCartRequest, visitor: Visitor): AddToCartRequest {
  const real = products.get(visitor);
  switch (request.kind) {
    case 'product':
      return { ...request, product: real?.get(request.product.productId) ?? request.product };
    case 'products':
      return {
        ...request,
        items: request.items.flatMap(({ productId, quantity }) => {
          const bought = real?.get(productId);
          return bought === undefined ? [] : { productId: bought.productId, quantity };
        }),
      };
    default:
      return request;
  }
}

export const usualsHttp: HttpFlow = {
  name: 'usuals',
  async open({ visitor }) {
    const { client } = visitor;
    await client.logIn(visitor.name);
    products.set(
      visitor,
      new Map([
        [71, await product(client, milkSlug)],
        [72, await product(client, riceSlug)],
      ]),
    );
    for (const [daysAgo, wanted] of purchases) {
      const { orderId } = await purchase(client, { wanted: [...plenty, ...wanted] });
      await visitor.sql(
        `UPDATE orders SET created_at = now() - interval '${daysAgo} days' WHERE order_id = ${orderId}`,
      );
    }
    return { actors: usualsActors({ services: async () => visitor.services }) };
  },
  // Nothing of the household's is sold out here: the stock is everybody's.
  never: ['what is sold out is to be taken'],
  adapt(event, visitor) {
    const ids = (asked: readonly number[]) => ({ productIds: realIds(visitor, asked) });
    switch (event.type) {
      case 'usual.change': {
        // The shop lets more milk be had than the model, where four are the most.
        const change = event['change'].kind === 'more' ? { kind: 'typed', text: '4' } : event['change'];
        return { ...event, productId: realIds(visitor, [event['productId']])[0], change };
      }
      case 'usual.take':
      case 'usual.leave':
        return { ...event, productId: realIds(visitor, [event['productId']])[0] };
      case 'group.take':
      case 'group.leave':
        return { ...event, ...ids(event['productIds']) };
      case 'cart.added':
        return { ...event, request: realRequest(event['request'], visitor) };
      default:
        return event;
    }
  },
  answers: {
    listUsuals: {
      'what the household buys comes': ordersHave(orderStatusCodes.placed),
      'nothing was bought twice': ordersHave(orderStatusCodes.cancelled),
    },
  },
  sees: (snapshot) => ({
    filter: usualsFilter(snapshot),
    ready: ['Latte fresco intero', 'Riso Carnaroli'].map((name) => {
      const usual = shownUsuals(snapshot)?.usuals.find((one) => one.product.name === name);
      return usual === undefined ? null : readyQuantity(snapshot, usual.product.productId);
    }),
  }),
};
