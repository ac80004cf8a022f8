import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../backend/platform/config.ts';
import { tenant } from '../../tenants/ortavia/tenant.ts';
import { validateTenantIds } from './validate-tenant-ids.ts';

const brands = ['one', 'two'].map((tenantId) => ({ facts: { ...tenant.facts, tenantId } }));
const checked = (env: Readonly<Record<string, string>>) => () => validateTenantIds(readConfig(env), brands);

test.each([
  {},
  { DEFAULT_TENANT: 'two' },
  { BOT_CHECK: 'on' },
  { BOT_CHECK: 'off' },
  { BOT_CHECK: 'two,one' },
])('settings may name the brands there are: %o', (env) => {
  expect(checked(env)).not.toThrow();
});

test.each([
  [{ DEFAULT_TENANT: 'three' }, 'DEFAULT_TENANT is not valid: one of one, two.'],
  [{ BOT_CHECK: 'two,three' }, 'BOT_CHECK is not valid: on, off, or some of one, two.'],
])('a brand nobody has is refused by the name of its setting: %o', (env, says) => {
  expect(checked(env)).toThrow(new ConfigError(says));
});
