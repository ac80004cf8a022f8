import { wrong, type CheckResult } from '../../../backend/platform/check-result.ts';
import type { WholeBrand } from '../read-brand.ts';

/** Where a brand's app calls from, on each kind of phone (decision 011). */
const callers = { 'capacitor://localhost': 'iPhones', 'https://localhost': 'Android' } as const;

/** What keeps a brand's app from its shop, or from being its own; nothing for a brand without one (LIFE-10). */
export function appFindings(brand: WholeBrand, others: readonly WholeBrand[]): CheckResult[] {
  const { mobileApp, appOrigins } = brand.tenant.facts;
  if (mobileApp === null || mobileApp === undefined) return [];
  return [
    ...Object.entries(callers)
      .filter(([origin]) => !appOrigins.includes(origin))
      .map(([origin, phones]) =>
        wrong(`facts.appOrigins lacks ${origin}: the app on ${phones} calls from it.`),
      ),
    ...others
      .filter(({ tenant }) => tenant.facts.mobileApp?.id === mobileApp.id)
      .map(({ id }) => wrong(`${mobileApp.id} is the app of ${id} too.`)),
  ];
}
