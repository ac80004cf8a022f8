import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A copy of the seeded database. */
export interface ShopCopy {
  readonly url: string;
  drop(): Promise<void>;
}

/** The other servers that hold rows of the seeded database, where it is spread (`scripts/citus/on-citus.ts`). */
const nodes = (): readonly string[] => (process.env.TEST_SHOP_NODES ?? '').split(' ').filter(Boolean);

/** Whether the shops of the tests are spread over nodes. */
export const isSpreadOver = (): boolean => nodes().length > 0;

/**
 * The address at which a shop connects: a statement that would go to more than one shard fails there. With `--through` it is
 * a node's, whose rows get ids of its own range.
 */
export function shopAddress({ url }: Pick<ShopCopy, 'url'>): string {
  if (!isSpreadOver()) return url;
  const address = new URL(url);
  const { TEST_SHOP_THROUGH: through = '' } = process.env;
  if (through !== '') address.host = new URL(through).host;
  address.searchParams.set('options', '-c citus.multi_task_query_log_level=error');
  return address.href;
}

async function asAdmin(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const admin = new URL(server);
  admin.pathname = '/postgres';
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Copies the database a URL names, to which nobody may be connected. */
export async function copyShop(template: string): Promise<ShopCopy> {
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const copy = new URL(template);
  const original = copy.pathname.slice(1);
  copy.pathname = `/${name}`;
  const servers = [template, ...nodes()];
  const onEach = async (statement: string) => {
    for (const server of servers) await asAdmin(server, (client) => client.query(statement));
  };
  await asAdmin(template, async (client) => {
    // Copies are made one at a time: the template must have no other user meanwhile.
    await client.query('SELECT pg_advisory_lock(1)');
    await onEach(`CREATE DATABASE ${name} TEMPLATE ${original}`);
  });
  return {
    url: copy.href,
    async drop() {
      // Nodes of one cluster come back to each other.
      if (isSpreadOver()) await onEach(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
      // A call of a page that was closed may still be under way.
      await onEach(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Copies a database, always one ahead: while a test runs, the next one's is made. */
export function copiesOf(template: string): () => Promise<ShopCopy> {
  const prepare = () => {
    const copy = copyShop(template);
    // Whoever takes it hears of its failure; the last one is nobody's.
    copy.catch(() => undefined);
    return copy;
  };
  let next = prepare();
  return () => {
    const copy = next;
    next = prepare();
    return copy;
  };
}
