import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { expect, test } from 'vitest';

const program = `
  const { startPostgres } = await import(${JSON.stringify(new URL('postgres-server.ts', import.meta.url).href)});
  const { url } = await startPostgres(process.env.TEST_POSTGRES === 'installed' ? 'installed' : 'embedded');
  console.log(url);
  setInterval(() => {}, 1000);
`;

/** Whether a database answers. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => null);
  }
}

test.each(['SIGTERM', 'SIGHUP'] as const)('a server ends with the process that %s ends', async (signal) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  expect(await answers(url)).toBe(true);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([null, signal]);
  await expect.poll(() => answers(url), { timeout: 20_000 }).toBe(false);
});
