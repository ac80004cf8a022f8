import type { FeatureName, TenantFacts } from '../../tenant.ts';

interface Asking {
  readonly facts: Pick<TenantFacts, 'betaFeatures'>;
  /** Of the user. */
  readonly betaTester: boolean;
}

/** Whether somebody has a feature: everybody has what the brand does not mark as beta, testers that too (SES-25). */
export const isFeatureOn = (feature: FeatureName, { facts, betaTester }: Asking): boolean =>
  betaTester || !facts.betaFeatures.includes(feature);
