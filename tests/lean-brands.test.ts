import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { Tenant } from '../contract/tenant.ts';
import { leanBrand, serverKeys } from '../vite.brands.ts';

const root = join(import.meta.dirname, '..');
const brands = globSync('tenants/*/tenant.ts', { cwd: root });

/** What a module's source exports as `tenant`. */
async function tenantIn(source: string): Promise<Tenant> {
  const code = stripTypeScriptTypes(source);
  const { tenant } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as { tenant: Tenant };
  return tenant;
}

describe('a brand as its shoppers get it', () => {
  test.each(brands)(
    'decision 020: %s is without what only the server needs, and with all else',
    async (file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const [whole, lean] = await Promise.all([tenantIn(source), tenantIn(leanBrand(source))]);
      const kept = (part: object) =>
        Object.fromEntries(Object.entries(part).filter(([key]) => !serverKeys.some((one) => one === key)));
      expect(lean).toEqual({ ...whole, facts: kept(whole.facts), texts: kept(whole.texts) });
    },
  );

  test('decision 020: no page, flow or service reads what it does not get', () => {
    const sources = globSync('{src,machines,services}/**/*.{ts,tsx}', { cwd: root });
    const named = new RegExp(String.raw`\b(?:${serverKeys.join('|')})\b`);
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});
