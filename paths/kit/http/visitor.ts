import { noObserver } from '../../../services/api-client.ts';
import { anonymousCredentials } from '../../../services/credentials.ts';
import { noRequestCache } from '../../../services/request-cache.ts';
import { createSessionStore, type SessionStore } from '../../../services/session-store.ts';
import { createShopServices, type ShopServices } from '../../../services/shop-services.ts';
import type { ChangeOfTexts } from './arranged-texts.ts';
import { createHttpFetch } from './http-fetch.ts';
import type { OpenLatch } from './latch.ts';
import type { TextedShop } from './seeded-shop.ts';
import { newShopper, type Shopper } from './shopper.ts';

/** One shopper of the http world: the browser's services over the latch, and a second device beside it. */
export interface Visitor extends Shopper {
  /** This browser's way to the shop: over HTTP, through the latch, with its cookies. */
  readonly fetch: typeof fetch;
  /** What the flow calls, over that. */
  readonly services: ShopServices;
  readonly session: SessionStore;
  /** Lets the brand's files hold other texts, until the path ends. */
  readonly publish: (change: ChangeOfTexts) => void;
}

const memory = () => {
  let kept: string | null = null;
  return {
    read: () => kept,
    keep: (token: string) => {
      kept = token;
    },
    forget: () => {
      kept = null;
    },
  };
};

interface VisitorGiven {
  readonly shop: TextedShop;
  readonly latch: OpenLatch;
}

/** A new shopper with a confirmed account, nothing in it, and no session yet. */
export async function newVisitor({ shop, latch }: VisitorGiven): Promise<Visitor> {
  const shopper = await newShopper(shop);
  const session = createSessionStore({ credentials: anonymousCredentials, restoreToken: memory() });
  const { address, host } = shopper;
  const overHttp = createHttpFetch({ port: latch.port, host, cookies: shopper.client.cookies, address });
  const services = createShopServices({
    baseUrl: `http://${host}`,
    fetch: overHttp,
    session,
    // Every call is to be seen at the latch.
    cache: noRequestCache,
    observer: noObserver,
    clientUuid: () => null,
    now: Date.now,
  });
  const publish = (change: ChangeOfTexts) => shop.texts.arrange(change);
  return { ...shopper, fetch: overHttp, services, session, publish };
}
