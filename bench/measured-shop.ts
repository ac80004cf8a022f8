import { overNetwork } from '../tests/backend/over-network.ts';
import { prepareCarts, type Carts } from './carts.ts';
import { brandHost, ownPages } from './pages.ts';

/** A running shop that browsers visit. */
export interface MeasuredShop {
  /** What its rows begin with; empty where there is one shop. */
  readonly label: string;
  readonly port: number;
  readonly carts: Carts;
  readonly url: (address: string) => string;
}

const cartLines = 40;

/** Puts lines into a shop's carts and names it for the tables. */
export async function prepareMeasured(given: {
  label: string;
  port: number;
  brand: string;
}): Promise<MeasuredShop> {
  const { label, port, brand } = given;
  return {
    label,
    port,
    carts: await prepareCarts({ port, brand }, cartLines),
    url: (address) => `http://${brandHost(brand)}:${port}${address}`,
  };
}

/** The cookies a page is visited with: a shopper's own pages with the full cart. */
export const cookiesFor = (shop: MeasuredShop, kind: string): string =>
  ownPages.includes(kind) ? shop.carts.full : '';

/** Asks for an address once, so that the shop has rendered it before. */
export async function warm(shop: MeasuredShop, address: string): Promise<void> {
  await overNetwork(new Request(shop.url(address)), shop.port);
}
