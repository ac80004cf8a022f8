import type { addProducts, addToCart } from '../../../contract/api/shopping/cart.ts';
import { badgeCount } from '../../../contract/rules/checkout/cart-badge.ts';
import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { Said } from '../../platform/said.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts';
import { unknownProduct } from '../catalogue/catalogue.errors.ts';
import { addLines } from './add-lines.ts';
import type { AddedProduct, CartAddition } from './add-lines.ts';
import { surroundingsOf } from './cart-surroundings.ts';
import type { CartSurroundings } from './cart-surroundings.ts';
import type { CartStateContext } from './cart-state.ts';
import type { CartContext } from './cart.context.ts';
import type { CartReading } from './cart-reading.ts';
import { editCart } from './edit-cart.ts';
import type { CartChange, EditedCart } from './edit-cart.ts';
import { assertAssigned } from './gates.ts';

/** What the functions of this file touch. */
export type AddToCartContext = CartStateContext & Pick<CartContext, 'productSubstitutions'>;

/** Says by name what was added; of several as many as the cart's badge counts (SHELL-08). */
function addedText(added: readonly AddedProduct[]): Said {
  const [only, ...others] = added;
  if (only !== undefined && others.length === 0)
    return { it: `${only.name}: aggiunto`, 'en-US': `${only.name}: added` };
  const count = badgeCount(added);
  return {
    it: `${count} prodotti aggiunti al carrello.`,
    'en-US': `${count} products added to your cart.`,
  };
}

/** What a cart that things may be added to points at. */
async function gatedSurroundings(unit: AddToCartContext, reading: CartReading): Promise<CartSurroundings> {
  const surroundings = await surroundingsOf(unit, reading);
  assertAssigned({ cart: reading.cart, ...surroundings }, unit.facts);
  return surroundings;
}

async function addAll(
  unit: AddToCartContext,
  reading: CartReading,
  batch: { requests: readonly CartAddition[]; skipping: boolean; surroundings: CartSurroundings },
): Promise<CartChange> {
  const { added, warnings, lines } = await addLines(unit, reading, {
    ...batch,
    exclusions: batch.surroundings.exclusions,
  });
  return {
    infos: added.length === 0 ? [] : [{ text: addedText(added) }],
    warnings,
    known: { surroundings: batch.surroundings, lines },
  };
}

type AddedItem = EndpointParams<typeof addToCart>['items'][number];

/** The product an item names, by our number or that of the content system; null for one the shop does not know. */
const productIdOf = ({ catalogue }: Pick<CatalogueSnapshot, 'catalogue'>, item: AddedItem): number | null =>
  (item.useWpId ? catalogue.byWpId(item.productId) : catalogue.byId(item.productId))?.row.productId ?? null;

/** Adds products, all or nothing (C02). */
export async function addItems(
  context: Transactional<AddToCartContext>,
  userId: number,
  items: readonly AddedItem[],
): Promise<EditedCart> {
  const known = await context.shop();
  const productIds = items.flatMap((item) => productIdOf(known, item) ?? []);
  return editCart(
    context,
    userId,
    async (unit, _, reading) => {
      const surroundings = await gatedSurroundings(unit, reading);
      const shop = await unit.shop();
      const requests = items.map((item): CartAddition => {
        const productId = productIdOf(shop, item);
        if (productId === null) throw unknownProduct();
        return { productId, quantity: item.quantity, infos: item.infos ?? {} };
      });
      return addAll(unit, reading, { requests, skipping: false, surroundings });
    },
    productIds,
  );
}

/** Adds what can be added of many products (C13). */
export function addListedProducts(
  context: Transactional<AddToCartContext>,
  userId: number,
  items: EndpointParams<typeof addProducts>['items'],
): Promise<EditedCart> {
  const requests = items.map(({ productId, quantity, infos = {} }) => ({ productId, quantity, infos }));
  return addWhatFits(context, userId, () => Promise.resolve(requests));
}

/** Adds what can be added of a batch, with a warning for what cannot; `read` reads the batch under the cart's lock. */
export function addWhatFits<Context extends AddToCartContext>(
  context: Transactional<Context>,
  userId: number,
  read: (unit: Transactional<Context>) => Promise<readonly CartAddition[]>,
): Promise<EditedCart> {
  return editCart(context, userId, async (unit, _, reading) => {
    const requests = await read(unit);
    const surroundings = await gatedSurroundings(unit, reading);
    return addAll(unit, reading, { requests, skipping: true, surroundings });
  });
}
