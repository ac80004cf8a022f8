import { ConfigError, type BackendConfig } from '../../backend/platform/config.ts';
import type { Brand } from '../brands.ts';

/** Refuses settings that name a brand this shop does not have. Throws ConfigError. */
export function validateTenantIds(
  { defaultTenant, botCheck }: Pick<BackendConfig, 'defaultTenant' | 'botCheck'>,
  brands: readonly Pick<Brand, 'facts'>[],
): void {
  const known = brands.map(({ facts }) => facts.tenantId);
  if (defaultTenant !== null && !known.includes(defaultTenant)) {
    throw new ConfigError(`DEFAULT_TENANT is not valid: one of ${known.join(', ')}.`);
  }
  if (botCheck !== 'all' && botCheck.some((named) => !known.includes(named))) {
    throw new ConfigError(`BOT_CHECK is not valid: on, off, or some of ${known.join(', ')}.`);
  }
}
