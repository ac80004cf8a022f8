import * as v from 'valibot';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { homeDetails, homes } from '../journeys.ts';
import { newPassword } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import type { TestShop } from '../test-shop.ts';
import { paramsOf } from './contract-calls.ts';

import { company, oneOfEverything } from './one-of-everything.ts';

/** Somebody with one of everything a call can name, and good values for every parameter of the calls that write. */
export interface WithEverything {
  readonly client: ShopClient;
  /** Parameters that a call takes and that name what is this person's. */
  params(endpoint: Endpoint): Readonly<Record<string, unknown>>;
}

/** Items, by the call they are for. */
const itemsFor = (id: string, ids: Readonly<Record<string, number>>): unknown => {
  const { itemId, listItemId, orderItemId, productId } = ids;
  if (id === 'O15') return [{ orderItemId, infos: { substitution: 'none' } }];
  if (id === 'C08') return [{ itemId, infos: { accept_alternatives: 'true' } }];
  if (id === 'C03') return [{ itemId, quantity: 3 }];
  if (id === 'C04') return [{ itemId }];
  if (id === 'W09') return [{ itemId: listItemId }];
  if (id === 'W10') return [{ itemId: listItemId, quantity: 3 }];
  return [{ productId, quantity: 1 }];
};

/** Somebody new who has one of everything. */
export async function withEverything(shop: TestShop, email: string): Promise<WithEverything> {
  const own = await oneOfEverything(shop, email);
  const values: Readonly<Record<string, unknown>> = {
    ...homes['cestolieto'],
    ...homeDetails,
    ...own.ids,
    ...company,
    address_id: own.addressId,
    addressId: own.addressId,
    allergens: ['sesame'],
    code: 'GIFT5',
    confirmEmail: 'buona@posta.example',
    consent: true,
    delivery_service_id: 2,
    address_type: 'home',
    diets: [],
    disclaimers: [{ legalId: own.legalIds[1], accepted: true }],
    distance: 10,
    e_mail: email,
    email: 'buona@posta.example',
    external_id: 'token-buono',
    firstName: 'Buona',
    grant: 'WRITE',
    hide: true,
    lastName: 'Persona',
    legals: own.legalIds.map((legalId) => ({ legalId, accepted: true })),
    link_id: own.linkId,
    list_id: own.listId,
    login: email,
    member_id: own.memberId,
    name: 'Altra lista',
    new_email: 'nuova.buona@posta.example',
    new_password: 'Basilico & Salvia 9',
    noteId: own.noteId,
    old_password: newPassword,
    orderId: own.orderId,
    order_id: own.orderId,
    password: newPassword,
    payment_type_id: 12,
    phone: '3337770002',
    platform: 'android',
    postalCode: '00183',
    postalcode: '00183',
    property: 'order_comment',
    quantity: 1,
    rating: 5,
    reason: 'missing',
    reg_control_code: 'x'.repeat(43),
    reset_token: 'x'.repeat(43),
    restoreToken: 'x'.repeat(43),
    sel_date: own.slot.dateIso,
    session_ids: [own.sessionId],
    spending_cap: 9000,
    storeId: 101,
    store_id: 101,
    subscriptionCode: 'UFFICIO1',
    terms: ['zafferano'],
    terms_accepted: true,
    text: 'Bene',
    timeslot_id: own.slot.timeslotId,
    token: 'x'.repeat(43),
    topic: 'all',
    topics: { orderStatus: false },
    traces: true,
    userPersonFiscalId: own.personId,
    username: 'buona.persona',
    uuid: 'telefono-buono',
    value: 'al terzo piano',
    wishlistId: own.listId,
  };
  const params = (endpoint: Endpoint) => {
    const wish = {
      ...values,
      items: itemsFor(endpoint.id, own.ids),
      ...(endpoint.id === 'O07' ? { payment_type_id: 13 } : {}),
      ...(endpoint.id === 'K07' ? { user_payment_auth_id: own.authId } : {}),
      // Of a home that is the person's, not one of the shop's own.
      ...(endpoint.id === 'A16' ? { postalcode: '80134' } : {}),
    };
    const taken = [...paramsOf(endpoint.params).keys()];
    return Object.fromEntries(Object.entries(wish).filter(([name]) => taken.includes(name)));
  };
  return {
    client: own.client,
    params: (endpoint) => {
      const good = params(endpoint);
      if (!v.is(endpoint.params, good))
        throw new Error(`${endpoint.id} wants a parameter that is not known here`);
      return good;
    },
  };
}
