import type { Seed } from '../backend/open-shop.ts';
import type { SeededTenant } from './seed-version.ts';

/** The seed of the demo shop of these brands. The demo catalogue is large: it is loaded at the first call. */
export const demoSeed =
  (tenants: readonly SeededTenant[]): Seed =>
  async ({ deps, onStep }) => {
    const { seedDemo } = await import('./seed-demo.ts');
    await seedDemo({ deps, tenants, onStep });
  };
