import type { TenantFacts } from '../../contract/tenant.ts';

/** Names the tenant of a host: `<tenantId>.localhost`, a domain of its configuration, else the default one (T6). */
export function tenantsByHost(
  tenants: readonly TenantFacts[],
  defaultTenant: string | null,
): (host: string) => TenantFacts {
  const hosts = new Map(
    tenants.flatMap((facts) =>
      [`${facts.tenantId}.localhost`, ...facts.domains].map((host) => [host.toLowerCase(), facts] as const),
    ),
  );
  const fallback = tenants.find((facts) => facts.tenantId === defaultTenant) ?? tenants[0];
  if (fallback === undefined) throw new RangeError('a shop needs at least one tenant');
  return (host) => hosts.get(hostName(host)) ?? fallback;
}

function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
