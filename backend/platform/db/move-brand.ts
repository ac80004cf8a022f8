import type { Client } from 'pg';
import { ConfigError } from '../config.ts';

/** Where the rows of a brand are to stand. */
export interface BrandMove {
  readonly brand: string;
  /** Address of the node as the coordinator knows it. */
  readonly host: string;
  readonly port: number;
}

interface Shard extends Record<string, unknown> {
  readonly shard: number;
  /** No other brand's rows are in it. */
  readonly alone: boolean;
  readonly host: string;
  readonly port: number;
}

interface Node extends Record<string, unknown> {
  readonly host: string;
  readonly port: number;
}

/** The shard of `users` that holds the rows of a brand; those of all other tables stand beside it. */
async function shardOf(client: Client, brand: string): Promise<Shard> {
  const { rows } = await client.query<Shard>(
    `SELECT s.shardid::integer AS shard, s.shardminvalue = s.shardmaxvalue AS alone, n.nodename AS host, n.nodeport AS port
    FROM pg_dist_shard s JOIN pg_dist_placement p USING (shardid)
    JOIN pg_dist_node n ON n.groupid = p.groupid AND n.noderole = 'primary'
    WHERE s.shardid = get_shard_id_for_distribution_column('users', $1::text)`,
    [brand],
  );
  const [shard] = rows;
  if (shard === undefined) throw new Error(`no node holds ${brand}`);
  return shard;
}

async function checkMove(client: Client, { host, port }: BrandMove): Promise<void> {
  const { rows: known } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('pg_dist_partition') IS NOT NULL AS there`,
  );
  const { rows: users } = known[0]?.there
    ? await client.query(
        `SELECT 1 FROM pg_dist_partition WHERE logicalrelid = to_regclass('users') AND partmethod = 'h'`,
      )
    : { rows: [] };
  if (users.length === 0) throw new ConfigError('The tables of this database are not spread over nodes.');
  const { rows: nodes } = await client.query<Node>(
    `SELECT nodename AS host, nodeport AS port FROM pg_dist_node
    WHERE noderole = 'primary' AND isactive AND groupid <> 0 ORDER BY 1, 2`,
  );
  if (nodes.some((node) => node.host === host && node.port === port)) return;
  const names = nodes.map((node) => `${node.host}:${node.port}`).join(', ');
  throw new ConfigError(`The coordinator knows no node ${host}:${port}; it knows ${names || 'none'}.`);
}

/**
 * Moves all rows of a brand to a node of the cluster, in a shard without other brands; done again it goes on where it was
 * cut short. The shop is open meanwhile: while the shard is split, writes of the brands in it wait; then rows are copied while
 * they change. `tell` hears each step before it begins. Throws ConfigError where there is no such node.
 */
export async function moveBrand(
  client: Client,
  move: BrandMove,
  tell: (step: string) => void,
): Promise<void> {
  const { brand, host, port } = move;
  await checkMove(client, move);
  let shard = await shardOf(client, brand);
  if (!shard.alone) {
    tell(`${brand} gets shards without other brands, on ${shard.host}:${shard.port}.`);
    // Citus 13.2 cannot split shards while rows of carts change: its copy stops at the first one and never ends.
    await client.query(
      `SELECT isolate_tenant_to_new_shard('users', $1::text, 'CASCADE', shard_transfer_mode => 'block_writes')`,
      [brand],
    );
    shard = await shardOf(client, brand);
  }
  if (shard.host === host && shard.port === port) {
    tell(`${brand} is on ${host}:${port}.`);
    return;
  }
  tell(`${brand} moves from ${shard.host}:${shard.port} to ${host}:${port}.`);
  await client.query(
    'SELECT citus_move_shard_placement($1::bigint, $2::text, $3::integer, $4::text, $5::integer)',
    [shard.shard, shard.host, shard.port, host, port],
  );
  tell(`${brand} is on ${host}:${port}.`);
}
