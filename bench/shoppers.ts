import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { login } from '../contract/api/auth.ts';
import { updateAddress, selectAddress, listAddresses } from '../contract/api/address.ts';
import { listTimeslots, selectTimeslot } from '../contract/api/timeslot.ts';
import { listProducts } from '../contract/api/product.ts';
import type { Endpoint, EndpointData } from '../contract/api/endpoint.ts';

export const password = 'Bench2026!';

/** A shopper who is logged in, and may add. */
export interface BenchShopper {
  readonly login: string;
  readonly cookie: string;
}

interface Answer {
  readonly body: string;
  readonly cookies: readonly string[];
}

function send(
  { port, host }: { port: number; host: string },
  call: { method: string; path: string; cookie: string; body: string; type: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      'x-ebsn-client': 'site',
      'content-type': call.type,
      'content-length': Buffer.byteLength(call.body),
      ...(call.cookie === '' ? {} : { cookie: call.cookie }),
    };
    const sent = request({ port, host: '127.0.0.1', method: call.method, path: call.path, headers });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve({ body, cookies: response.headers['set-cookie'] ?? [] }));
    });
    sent.end(call.body);
  });
}

/** The shop as somebody sees it who has these cookies. */
export function callerOf(shop: { port: number; host: string }, cookie: string) {
  return async <E extends Endpoint>(
    endpoint: E,
    params: Readonly<Record<string, string | number | boolean>> = {},
  ): Promise<{ data: EndpointData<E>; cookies: readonly string[] }> => {
    const text = new URLSearchParams(
      Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const isGet = endpoint.method === 'GET';
    const { body, cookies } = await send(shop, {
      method: endpoint.method,
      path: isGet ? `${endpoint.path}?${text}` : endpoint.path,
      cookie,
      body: isGet ? '' : text,
      type: 'application/x-www-form-urlencoded',
    });
    const answer = JSON.parse(body) as { response: { status: number }; data: EndpointData<E> };
    if (answer.response.status !== 0) throw new Error(`${endpoint.id} answered ${body.slice(0, 200)}`);
    return { data: answer.data, cookies };
  };
}

const cookieOf = (cookies: readonly string[]): string =>
  cookies.map((cookie) => cookie.split(';', 1)[0] ?? '').join('; ');

const home = {
  address1: 'Via Appia Nuova',
  addressNumber: '120',
  postalcode: '00183',
  city: 'Roma',
  province: 'RM',
  addressName: 'Casa',
  doorbellName: 'Rossi',
  referencePhoneNumber: '3331234567',
};

/** Logs accounts in that exist already, and takes each to where it may add. */
export async function openShoppers(
  shop: { port: number; host: string },
  logins: readonly string[],
): Promise<BenchShopper[]> {
  const shoppers: BenchShopper[] = [];
  for (const [at, name] of logins.entries()) {
    const { cookies } = await callerOf(shop, '')(login, { login: name, password });
    const cookie = cookieOf(cookies);
    const call = callerOf(shop, cookie);
    await call(updateAddress, home);
    const { data } = await call(listAddresses, { address_type: 'home' });
    const addressId = data.addresses[0]?.addressId ?? 0;
    await call(selectAddress, { address_type: 'home', address_id: addressId, delivery_service_id: 2 });
    const { days } = (await call(listTimeslots)).data;
    const free = days.flatMap(({ dateIso, timeslots }) =>
      timeslots
        .filter(({ active, capacityLeft }) => active === 1 && capacityLeft > 0)
        .map(({ timeslotId }) => ({ sel_date: dateIso, timeslot_id: timeslotId })),
    );
    const slot = free[at % free.length];
    if (slot === undefined) throw new Error('no slot is open');
    await call(selectTimeslot, slot);
    shoppers.push({ login: name, cookie });
  }
  return shoppers;
}

/** Products sold by the piece that may be had many times. */
export async function plainProducts(
  shop: { port: number; host: string },
  count: number,
): Promise<readonly number[]> {
  const { data } = await callerOf(shop, '')(listProducts, { page_size: 100, q: 'pasta' });
  const plain = data.products.filter(
    ({ available, selectOptions, maxAcq, minAcq, productInfos }) =>
      available >= 1_000 &&
      selectOptions.length === 0 &&
      maxAcq === 0 &&
      minAcq <= 1 &&
      Number(productInfos['MAXACQ'] ?? 0) >= 20 &&
      productInfos['QTY_LOCKED'] !== 'true',
  );
  return plain.slice(0, count).map(({ productId }) => productId);
}

export const newKey = (): string => randomUUID();
