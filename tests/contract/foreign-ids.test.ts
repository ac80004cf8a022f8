import type { GenericSchema } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { shopRoutes } from '../../backend/routes.ts';
import { listFiscalPersons, saveFiscalPerson } from '../../contract/api/account/fiscal-person.ts';
import { listAddresses, listSavedAddresses } from '../../contract/api/shopping/address.ts';
import { viewCart } from '../../contract/api/shopping/cart.ts';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { addOrderNote, listNotes } from '../../contract/api/shopping/note.ts';
import { listOrders } from '../../contract/api/ordering/order.ts';
import { joinWishlist, listWishlistLinks, shareWishlist } from '../../contract/api/shopping/wishlist-link.ts';
import { listWishlistMembers } from '../../contract/api/shopping/wishlist-member.ts';
import { listWishlists, viewWishlist } from '../../contract/api/shopping/wishlist.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import {
  done,
  fill,
  homeDetails,
  homes,
  plenty,
  product as productNamed,
  readyToShop,
} from '../backend/journeys.ts';
import type { Answered, ShopClient } from '../backend/shop-client.ts';
import { testShopOfFile } from '../backend/test-shop.ts';

/** Ids that belong to a person, by the parameter that takes them. */
const personal = [
  'order_id',
  'orderId',
  'orderItemId',
  'noteId',
  'address_id',
  'addressId',
  'list_id',
  'link_id',
  'member_id',
  'wishlistId',
  'itemId',
  'cart_id',
  'userPersonFiscalId',
  'user_payment_auth_id',
] as const;

/** Ids of what everybody may see, or of a choice. */
const common = new Set([
  'barcode',
  'categoryBlockId',
  'categoryId',
  'deliveryWarehouseId',
  'delivery_service_id',
  'external_id',
  'id',
  'legalId',
  'parent_category_id',
  'payment_type_id',
  'productId',
  'product_id',
  'registration_module_type_id',
  'storeId',
  'store_id',
  'substitutionProductId',
  'timeslot_id',
  'useWpId',
  'uuid',
  'wishlist_type_id',
]);

type PersonalId = (typeof personal)[number];

/** Names of everything a schema takes, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, pipe, wrapped, item, options } = schema as {
    entries?: Record<string, GenericSchema>;
    pipe?: readonly unknown[];
    wrapped?: unknown;
    item?: unknown;
    options?: unknown;
  };
  return [
    ...Object.entries(entries ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]),
    ...namesIn(pipe?.[0]),
    ...namesIn(wrapped),
    ...namesIn(item),
    ...(Array.isArray(options) ? options.flatMap(namesIn) : []),
  ];
}

const endpoints = shopRoutes().all.map(({ endpoint }) => endpoint);
const isPersonal = (name: string): name is PersonalId => personal.some((known) => known === name);
const matrix = endpoints.flatMap((endpoint) =>
  [...new Set(namesIn(endpoint.params))]
    .filter(isPersonal)
    .map((name) => [`${endpoint.id} ${name}`, endpoint, name] as const),
);

/** Good values for whatever else a call wants. */
const others: Readonly<Record<string, unknown>> = {
  ...homes['cestolieto'],
  ...homeDetails,
  address_type: 'home',
  delivery_service_id: 2,
  payment_type_id: 2,
  rating: 5,
  text: 'Bene',
  name: 'Altra lista',
  grant: 'WRITE',
  reason: 'missing',
  distance: 10,
  companyName: 'Altri srl',
  vatNumber: '12345678903',
};

function itemsFor({ id }: Endpoint, ids: Readonly<Record<PersonalId, number>>, product: number): unknown {
  if (id === 'O15') return [{ orderItemId: ids.orderItemId, infos: { substitution: 'none' } }];
  if (id === 'W08') return [{ productId: product, quantity: 1 }];
  if (id === 'C08') return [{ itemId: ids.itemId, infos: { accept_alternatives: 'true' } }];
  if (id === 'C04' || id === 'W09') return [{ itemId: ids.itemId }];
  return [{ itemId: ids.itemId, quantity: 0 }];
}

const shop = testShopOfFile();
let owner: ShopClient;
let stranger: ShopClient;
let ids: Record<PersonalId, number>;
let product: number;
let anotherProduct: number;
let before: string;

/** Everything the owner has. */
async function possessions(): Promise<string> {
  const { personalList } = await done(owner.call(listWishlists));
  return JSON.stringify([
    (await done(owner.call(listOrders, { page_size: 100, fetch_detail: true }))).orders,
    await done(owner.call(listSavedAddresses)),
    await Promise.all(personalList.map(({ id }) => done(owner.call(viewWishlist, { list_id: id })))),
    (await done(owner.call(listWishlistLinks, { list_id: ids.list_id }))).links,
    (await done(owner.call(listWishlistMembers, { list_id: ids.list_id }))).members,
    (await done(owner.call(listNotes))).notes,
    (await done(owner.call(listFiscalPersons))).persons,
    linesOf(await done(owner.call(viewCart))),
  ]);
}

beforeAll(async () => {
  owner = await shop().visitor().logIn('demo');
  stranger = await shop().visitor().logIn('vuoto');
  await readyToShop(owner);
  const cart = await fill(owner, plenty);
  const [order] = (await done(owner.call(listOrders, { fetch_detail: true }))).orders;
  const [home] = (await done(owner.call(listAddresses, { address_type: 'home' }))).addresses;
  const [list] = (await done(owner.call(listWishlists))).personalList.filter(({ size }) => size > 0);
  const [line] = linesOf(cart);
  const [item] = order?.orderItems ?? [];
  const mine = { companyName: 'Mio srl', vatNumber: '00743110157' };
  const [holder] = (await done(owner.call(saveFiscalPerson, mine))).persons;
  if (
    order === undefined ||
    home === undefined ||
    list === undefined ||
    line === undefined ||
    item === undefined ||
    holder === undefined
  ) {
    throw new Error('the owner has too little');
  }
  const note = await done(owner.call(addOrderNote, { orderId: order.orderId, rating: 4, text: 'Mio' }));
  const link = await done(owner.call(shareWishlist, { list_id: list.id, grant: 'READ' }));
  const joining = await shop().visitor().logIn('lettura');
  await done(joining.call(joinWishlist, { token: link.token }));
  const [member] = (await done(owner.call(listWishlistMembers, { list_id: list.id }))).members;
  if (member === undefined) throw new Error('the list has no member');
  product = line.product.productId;
  anotherProduct = (await productNamed(owner, 'penne-rigate-500-g')).productId;
  ids = {
    order_id: order.orderId,
    orderId: order.orderId,
    orderItemId: item.orderItemId,
    noteId: note.noteId,
    address_id: home.addressId,
    addressId: home.addressId,
    list_id: list.id,
    link_id: link.linkId,
    member_id: member.memberId,
    wishlistId: list.id,
    itemId: line.itemId,
    cart_id: order.cartId,
    userPersonFiscalId: holder.userPersonFiscalId,
    user_payment_auth_id: 1,
  };
  before = await possessions();
});

const paramsOf = (endpoint: Endpoint): Record<string, unknown> => {
  const names = new Set(namesIn(endpoint.params));
  const chosen: Record<string, unknown> = Object.fromEntries(
    Object.entries({ ...others, ...ids }).filter(([name]) => names.has(name) && name !== 'itemId'),
  );
  if (names.has('items')) chosen['items'] = itemsFor(endpoint, ids, product);
  if (endpoint.id === 'C14') Object.assign(chosen, { itemId: ids.itemId, productId: anotherProduct });
  // The wallet's call takes no other method.
  if (endpoint.id === 'O07') chosen['payment_type_id'] = 13;
  return chosen;
};

test('reliability 24: every id a call takes is known here, as somebody’s or as everybody’s', () => {
  const ids = endpoints.flatMap(({ params }) => namesIn(params)).filter((name) => /id$/i.test(name));
  expect([...new Set(ids)].filter((name) => !isPersonal(name) && !common.has(name))).toEqual([]);
  expect(matrix.length).toBe(50);
});

// These find nothing instead of refusing.
const searches: ReadonlySet<string> = new Set(['O02', 'O10']);

/** True where an answer says that there is no such thing. */
const findsNothing = ({ id }: Endpoint, { status, body }: Answered<unknown>): boolean =>
  searches.has(id) ? /"(?:orders|notes)":\[\]/.test(JSON.stringify(body.data)) : status === 1 || status === 4;

describe.each(matrix)('reliability 24, 25: %s', (_, endpoint) => {
  test('of somebody else is unknown, and nothing of theirs is told or changed', async () => {
    const answer = await stranger.call(endpoint, paramsOf(endpoint));
    expect(findsNothing(endpoint, answer)).toBe(true);
    expect(JSON.stringify(answer.body.data)).not.toContain('Mio');
    expect(await possessions()).toBe(before);
  });

  test('is not for anonymous visitors, nor for another brand', async () => {
    expect((await shop().visitor().call(endpoint, paramsOf(endpoint))).http).toBe(419);
    const elsewhere = await shop().visitor('ortavia').logIn('demo');
    expect(findsNothing(endpoint, await elsewhere.call(endpoint, paramsOf(endpoint)))).toBe(true);
    expect(await possessions()).toBe(before);
  });
});
