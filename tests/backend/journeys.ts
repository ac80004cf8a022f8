import { listAddresses, selectAddress, updateAddress } from '../../contract/api/shopping/address.ts';
import { addToCart } from '../../contract/api/shopping/cart.ts';
import type { Cart } from '../../contract/api/shopping/cart.ts';
import { buy, prepareCheckout } from '../../contract/api/ordering/checkout.ts';
import type { BoughtOrder } from '../../contract/api/ordering/payment.ts';
import { viewProduct } from '../../contract/api/shopping/product.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { listTimeslots, selectTimeslot } from '../../contract/api/shopping/timeslot.ts';
import type { Answered, ShopClient } from './shop-client.ts';

/** The answer's data; a refusal fails the test with its code. */
export async function done<Data>(answer: Promise<Answered<Data>>): Promise<Data> {
  const { status, code, body, data } = await answer;
  if (status !== 0) throw new Error(`refused: ${code} ${body.response.errorsMessage.join(' ')}`);
  return data;
}

/** Homes the demo brands deliver to. */
export const homes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cestolieto: {
    address1: 'Via Appia Nuova',
    addressNumber: '120',
    postalcode: '00183',
    city: 'Roma',
    province: 'RM',
  },
  ortavia: {
    address1: 'Via Cavour',
    addressNumber: '10',
    postalcode: '01100',
    city: 'Viterbo',
    province: 'VT',
  },
  passolesto: {
    address1: 'Corso della Repubblica',
    addressNumber: '50',
    postalcode: '04100',
    city: 'Latina',
    province: 'LT',
  },
};

export const homeDetails = { addressName: 'Casa', doorbellName: 'Rossi', referencePhoneNumber: '3331234567' };

export const product = (client: ShopClient, slug: string): Promise<Product> =>
  done(client.call(viewProduct, { slug }));

/** Chooses the first own home, writing one first where there is none. */
export async function chooseHome(client: ShopClient): Promise<Cart> {
  const { addresses } = await done(client.call(listAddresses, { address_type: 'home' }));
  const home =
    addresses[0] ?? (await done(client.call(updateAddress, { ...homes[client.tenantId], ...homeDetails })));
  const wish = { address_type: 'home', address_id: home.addressId, delivery_service_id: 2 };
  return done(client.call(selectAddress, wish));
}

export interface SlotChoice {
  readonly dateIso: string;
  readonly timeslotId: number;
}

/** Active slots the client may choose, in their order, but for the first day's, which late in the evening soon close. */
export async function openSlots(client: ShopClient): Promise<SlotChoice[]> {
  const { days } = await done(client.call(listTimeslots));
  const open = days.filter(({ timeslots }) => timeslots.some(({ active }) => active === 1));
  return open
    .slice(1)
    .flatMap(({ dateIso, timeslots }) =>
      timeslots
        .filter((slot) => slot.active === 1 && slot.capacityLeft > 0)
        .map(({ timeslotId }) => ({ dateIso, timeslotId })),
    );
}

export async function chooseSlot(client: ShopClient, at = 0): Promise<Cart> {
  const slot = (await openSlots(client))[at];
  if (slot === undefined) throw new Error('no slot is open');
  return done(client.call(selectTimeslot, { sel_date: slot.dateIso, timeslot_id: slot.timeslotId }));
}

/** A logged-in client with address and slot, ready to fill its cart; a slot held already stays. */
export async function readyToShop(client: ShopClient, at = 0): Promise<Cart> {
  const cart = await chooseHome(client);
  return cart.timeslot?.autoAssigned === false ? cart : chooseSlot(client, at);
}

export type Wanted = readonly (readonly [
  slug: string,
  quantity: number,
  infos?: Readonly<Record<string, string>>,
])[];

/** Adds products by slug. */
export async function fill(client: ShopClient, wanted: Wanted): Promise<Cart> {
  const items = await Promise.all(
    wanted.map(async ([slug, quantity, infos]) => ({
      productId: (await product(client, slug)).productId,
      quantity,
      ...(infos === undefined ? {} : { infos }),
    })),
  );
  return done(client.call(addToCart, { items }));
}

/** Two tins of oil: over every brand's minimum order. */
export const plenty: Wanted = [['olio-extravergine-latta-5-l', 2]];

/** Locks the cart for payment. */
export const prepare = (client: ShopClient) => done(client.call(prepareCheckout, { terms_accepted: true }));

/** Ready, filled, prepared. */
export async function readyToBuy(client: ShopClient, wanted: Wanted = plenty): Promise<void> {
  await readyToShop(client);
  await fill(client, wanted);
  await prepare(client);
}

/** A whole purchase. */
export async function purchase(
  client: ShopClient,
  { wanted = plenty, paymentTypeId = 2 }: { wanted?: Wanted; paymentTypeId?: number } = {},
): Promise<BoughtOrder> {
  await readyToBuy(client, wanted);
  return done(client.call(buy, { payment_type_id: paymentTypeId }));
}

/** An order to be fetched at a pickup point. */
export async function pickupOrder(client: ShopClient): Promise<number> {
  const { addresses } = await done(client.call(listAddresses, { address_type: 'store' }));
  const point = { address_type: 'store', address_id: addresses[0]!.addressId, delivery_service_id: 1 };
  await done(client.call(selectAddress, point));
  await chooseSlot(client);
  await fill(client, plenty);
  await prepare(client);
  return (await done(client.call(buy, { payment_type_id: 2 }))).orderId;
}

/** Presses a button of the provider's test page; answers where it leads. */
export async function payAtProvider(
  client: ShopClient,
  redirectUrl: string | null,
  result: string,
  save = false,
): Promise<string | null> {
  const answer = await client.send(redirectUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams(save ? { result, save: 'true' } : { result }),
  });
  if (answer.status !== 303) throw new Error(`the provider answered ${answer.status}`);
  return answer.headers.get('location');
}

/** Moves an order to a status, as picking and delivery would (D04). */
export async function moveOrder(client: ShopClient, orderId: number, orderStatusId: number): Promise<void> {
  const body = JSON.stringify({ order_id: orderId, orderStatusId });
  const answer = await client.send('/__dev/order-status', { method: 'POST', body });
  if (answer.status !== 200) throw new Error(`moving order ${orderId} was answered ${answer.status}`);
}

export interface OutboxMail {
  readonly id: number;
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly links: readonly string[];
  readonly text: string;
  readonly html: string;
}

/** Mails to an account since the shop was opened. */
export async function mailsTo(client: ShopClient, name: string): Promise<OutboxMail[]> {
  const answer = await client.send(`/__dev/outbox?to=${name}@${client.tenantId}.example`);
  const { mails } = (await answer.json()) as { mails: OutboxMail[] };
  return mails;
}
