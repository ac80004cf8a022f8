import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createBackend } from '../../backend/app.ts';
import { readConfig } from '../../backend/platform/config.ts';
import { describeError, jsonLog } from '../../backend/platform/log.ts';
import { openShop } from '../../backend/open-shop.ts';
import { demoSeed } from '../../demo/demo-seed.ts';
import { demoTenants } from '../backend/demo-tenants.ts';

/**
 * One process of the shop, without its pages: opens the database of DATABASE_URL, which is filled already, and tells its
 * parent the port it listens on.
 */
const log = jsonLog((line) => process.stderr.write(`${line}\n`));
const tenants = demoTenants.slice(0, 1);
const deps = await openShop({ config: readConfig(process.env), tenants, seed: demoSeed(tenants), log });
const backend = createBackend(deps);
backend.jobs.start();
const answer = getRequestListener((request, connection) => backend.app.fetch(request, connection));
const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
  // Otherwise it is written at the end, which one that is killed does not have.
  flushCompileCache();
});
process.once('disconnect', () => process.exit(0));
process.on('unhandledRejection', (error) => {
  log.error('process.failed', { reason: describeError(error) });
  process.exit(1);
});
