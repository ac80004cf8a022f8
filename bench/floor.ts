import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';

/**
 * What no shop can be faster than: the same bytes from memory, and where DATABASE_URL is set one read and one write
 * through pg. Takes the number of bytes and the port.
 */
const [, , bytes = '0', port = '0'] = process.argv;
const body = 'x'.repeat(Number(bytes));
const app = new Hono();
const { DATABASE_URL } = process.env;
if (DATABASE_URL !== undefined) {
  const pool = new Pool({ connectionString: DATABASE_URL, max: 16 });
  await pool.query('CREATE TABLE IF NOT EXISTS bench_floor (id integer PRIMARY KEY, n integer NOT NULL)');
  let turn = 0;
  app.get('/read', async (context) => {
    turn += 1;
    await pool.query({ name: 'read', text: 'SELECT n FROM bench_floor WHERE id = $1', values: [turn % 100] });
    return context.body(body);
  });
  app.get('/write', async (context) => {
    turn += 1;
    await pool.query({
      name: 'write',
      text: 'INSERT INTO bench_floor VALUES ($1, 1) ON CONFLICT (id) DO UPDATE SET n = bench_floor.n + 1',
      values: [turn % 1_000],
    });
    return context.body(body);
  });
}
app.get('*', (context) => context.body(body));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, () => process.send?.('ready'));
