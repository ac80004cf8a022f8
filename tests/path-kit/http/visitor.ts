import { demoPassword } from '../../../backend/db/seed/demo-accounts.ts';
import { anonymousCredentials } from '../../../services/credentials.ts';
import { noRequestCache } from '../../../services/request-cache.ts';
import { createSessionStore, type SessionStore } from '../../../services/session-store.ts';
import { createShopServices, type ShopServices } from '../../../services/shop-services.ts';
import { ShopClient } from '../../backend/shop-client.ts';
import { createHttpFetch } from './http-fetch.ts';
import type { OpenLatch } from './latch.ts';
import type { SeededShop } from './seeded-shop.ts';

const tenant = 'cestolieto';
let visitors = 0;

/** One shopper with an account of their own: the browser's services over the latch, and a second device beside it. */
export interface Visitor {
  /** The name of the account; its e-mail is `<name>@cestolieto.example`. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** This browser's way to the shop: over HTTP, through the latch, with its cookies. */
  readonly fetch: typeof fetch;
  /** What the flow calls, over that. */
  readonly services: ShopServices;
  readonly session: SessionStore;
  /** The same shopper in process, beside the latch; shares the cookies. */
  readonly client: ShopClient;
  /** The same shopper with a session of their own, on another device. */
  other(): Promise<ShopClient>;
  /** Runs SQL on the shop's database; `:user` stands for the account's id. */
  sql(text: string): Promise<void>;
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

/** A new shopper with a confirmed account, nothing in it, and no session yet. */
export async function newVisitor({ shop, latch }: { shop: SeededShop; latch: OpenLatch }): Promise<Visitor> {
  visitors += 1;
  const name = `paths-${visitors}`;
  const email = `${name}@${tenant}.example`;
  const sql = (text: string) =>
    shop.database.script(
      text.replaceAll(
        ':user',
        `(SELECT user_id FROM users WHERE tenant_id = '${tenant}' AND login = '${email}')`,
      ),
    );
  await sql(`INSERT INTO users (tenant_id, login, username, email, password_hash, first_name, last_name, profile_level, registered_at)
    SELECT tenant_id, '${email}', '${email}', '${email}', password_hash, 'Prova', 'Percorsi', 2, registered_at
    FROM users WHERE tenant_id = '${tenant}' AND login = 'vuoto@${tenant}.example'`);
  const client = new ShopClient(shop.backend, tenant);
  const session = createSessionStore({ credentials: anonymousCredentials, restoreToken: memory() });
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const host = `${tenant}.localhost`;
  const overHttp = createHttpFetch({ port: latch.port, host, cookies: client.cookies, address });
  const services = createShopServices({
    baseUrl: `http://${host}`,
    fetch: overHttp,
    session,
    // Every call is to be seen at the latch.
    cache: noRequestCache,
    observer: {
      callStarted: () => undefined,
      callEnded: () => undefined,
      sessionExpired: () => undefined,
      userSeen: () => undefined,
      serviceFailed: () => undefined,
    },
    clientUuid: () => null,
    now: Date.now,
  });
  return {
    name,
    email,
    password: demoPassword,
    fetch: overHttp,
    services,
    session,
    client,
    other: () => new ShopClient(shop.backend, tenant).logIn(name),
    sql,
  };
}
