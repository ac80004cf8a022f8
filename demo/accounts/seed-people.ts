import type { TenantSeed } from '../../contract/tenant-seed.ts';
import { disclaimers } from '../../backend/modules/disclaimer/disclaimer.table.ts';
import { workplaces } from '../../backend/modules/shop-at-work/workplace.table.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { insertRows } from '../insert-rows.ts';

/** The statements of a brand; answers the ids of those a registration requires. */
export async function seedDisclaimers(
  db: Database,
  tenantId: string,
  seed: TenantSeed['disclaimers'],
): Promise<number[]> {
  const rows = await insertRows<typeof disclaimers, { legal_id: number; required: boolean; type: string }>(
    db,
    disclaimers,
    seed.map((disclaimer, at) => ({ ...disclaimer, tenantId, position: at + 1 })),
    ['legal_id', 'required', 'type'],
  );
  return rows.filter((row) => row.required && row.type === 'registration').map((row) => row.legal_id);
}

/** The companies of the delivery at work. */
export async function seedWorkplaces(
  db: Database,
  tenantId: string,
  seed: TenantSeed['workplaces'],
): Promise<void> {
  await insertRows(
    db,
    workplaces,
    seed.map((workplace) => ({ ...workplace, tenantId })),
  );
}
