import { createHash } from 'node:crypto';
import type { BackendTenant } from '../backend/tenant-context.ts';
import type { TenantSeed } from '../contract/tenant-seed.ts';

/** Counts up when the seed writes something else from the same data; the demo shop is then made anew. */
const revision = 9;

/** A brand with what its demo shop opens with. */
export interface SeededTenant extends BackendTenant {
  readonly seed: TenantSeed;
}

/** Names the data a demo shop is made of: it changes when the data do. */
export function seedVersion(tenants: readonly SeededTenant[], catalogues: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([revision, tenants, catalogues]))
    .digest('hex')
    .slice(0, 20);
}
