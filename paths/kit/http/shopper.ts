import { demoPassword } from '../../../demo/accounts/demo-accounts.ts';
import { ShopClient } from '../../../tests/backend/shop-client.ts';
import type { SeededShop } from './seeded-shop.ts';

const tenant = 'cestolieto';
let shoppers = 0;

/** A shopper with an account of their own at the real shop. */
export interface Shopper {
  /** The name of the account; its e-mail is `<name>@cestolieto.example`. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The brand's host, without a port. */
  readonly host: string;
  /** The address the shop sees, which no other shopper has. */
  readonly address: string;
  /** The same shopper in process, beside the latch. */
  readonly client: ShopClient;
  /** The same shopper with a session of their own, on another device. */
  other(): Promise<ShopClient>;
  /** Runs SQL on the shop's database; `:user` stands for the account's id. */
  sql(text: string): Promise<void>;
}

/** A new shopper with a confirmed account, nothing in it, and no session yet. */
export async function newShopper(shop: SeededShop): Promise<Shopper> {
  shoppers += 1;
  const name = `paths-${shoppers}`;
  const email = `${name}@${tenant}.example`;
  const sql = (text: string) =>
    shop.database.script(
      text.replaceAll(
        ':user',
        `(SELECT user_id FROM users WHERE tenant_id = '${tenant}' AND login = '${email}')`,
      ),
    );
  await sql(`INSERT INTO users (tenant_id, login, username, email, password_hash, first_name, last_name, phone, profile_level, registered_at)
    SELECT tenant_id, '${email}', '${email}', '${email}', password_hash, 'Prova', 'Percorsi', '3331112223', 2, registered_at
    FROM users WHERE tenant_id = '${tenant}' AND login = 'vuoto@${tenant}.example'`);
  return {
    name,
    email,
    password: demoPassword,
    host: `${tenant}.localhost`,
    address: `10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`,
    client: new ShopClient(shop.backend, tenant),
    other: () => new ShopClient(shop.backend, tenant).logIn(name),
    sql,
  };
}
