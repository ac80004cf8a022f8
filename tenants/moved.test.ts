import { describe, expect, test } from 'vitest';
import type { MovedAddresses } from '../contract/tenant.ts';
import { contentFolder } from '../server/content/open-content.ts';
import { readPosts } from '../server/content/read-posts.ts';
import { root } from '../server/root.ts';
import { links, page, resolves, type Brand } from './content-checks.ts';
import { addresses as cestolietoAddresses } from './cestolieto/moved.ts';
import { seed as cestolietoSeed } from './cestolieto/seed.ts';
import { tenant as cestolieto } from './cestolieto/tenant.ts';
import { addresses as ortaviaAddresses } from './ortavia/moved.ts';
import { seed as ortaviaSeed } from './ortavia/seed.ts';
import { tenant as ortavia } from './ortavia/tenant.ts';
import { addresses as passolestoAddresses } from './passolesto/moved.ts';
import { seed as passolestoSeed } from './passolesto/seed.ts';
import { tenant as passolesto } from './passolesto/tenant.ts';

const brands: readonly (Brand & { addresses: MovedAddresses })[] = await Promise.all(
  [
    { tenant: cestolieto, seed: cestolietoSeed, addresses: cestolietoAddresses },
    { tenant: ortavia, seed: ortaviaSeed, addresses: ortaviaAddresses },
    { tenant: passolesto, seed: passolestoSeed, addresses: passolestoAddresses },
  ].map(async (brand) => {
    const id = brand.tenant.facts.tenantId;
    return { id, ...brand, texts: await readPosts(contentFolder(root, id), { hasDrafts: true }) };
  }),
);

const isPlain = (path: string): boolean => /^\/[\w/-]*\w$/.test(path);

describe.each(brands)('the older addresses of $id', (brand) => {
  const { moved, gone } = brand.addresses;
  const older = [...Object.keys(moved), ...gone];

  test('NAV-19: are plain paths, each once, and no page is there any more', () => {
    expect(older.filter((path) => !isPlain(path))).toEqual([]);
    expect(new Set(older).size).toBe(older.length);
    expect(older.filter((path) => page(brand, path.replace('/page/', '')) !== '')).toEqual([]);
  });

  test('NAV-19: lead at once to something that exists', () => {
    expect(Object.values(moved).filter((path) => !resolves(path, brand))).toEqual([]);
    expect(Object.values(moved).filter((path) => older.includes(path))).toEqual([]);
  });

  test('NAV-19: are what no link of the shop leads to', () => {
    expect(links(brand).filter((link) => older.includes(link.split(/[?#]/, 1)[0] ?? ''))).toEqual([]);
  });
});
