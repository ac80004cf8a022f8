import type { Tenant } from '../../contract/tenant.ts';
import { tenantFaults } from '../../contract/tenant-keys.ts';
import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import type { TenantTokens } from '../../tenants/theme/tokens.ts';
import { appFindings } from '../brand/checks/app.ts';
import { readBrand } from '../brand/read-brand.ts';

/** A brand as its app is made of it. */
export interface ShellBrand {
  readonly facts: Tenant['facts'];
  readonly app: NonNullable<Tenant['facts']['mobileApp']>;
  readonly tokens: TenantTokens;
  readonly logo: LogoDrawing;
}

/** The project of an app cannot be written; the message says what to do. */
export class ShellError extends Error {
  override readonly name = 'ShellError';
}

/** Reads a brand that has an app. Throws BrandToolError where there is none of that name, ShellError where it has no app. */
export async function readShellBrand(root: string, id: string): Promise<ShellBrand> {
  const brand = await readBrand(root, id);
  const faults = tenantFaults(brand.tenant);
  if (faults.length > 0) throw new ShellError([`tenants/${id}/tenant.ts has faults:`, ...faults].join('\n'));
  const tenant = brand.tenant as Tenant; // the schema found nothing wrong with it
  const { facts } = tenant;
  const app = facts.mobileApp ?? null;
  if (app === null)
    throw new ShellError(`${id} has no app: facts.mobileApp in tenants/${id}/tenant.ts says what it is.`);
  const wrong = appFindings({ ...brand, tenant }, []).map(({ says }) => says);
  if (wrong.length > 0) throw new ShellError(wrong.join('\n'));
  return { facts, app, tokens: brand.tokens, logo: brand.logo };
}
