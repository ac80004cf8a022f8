import { useLingui } from '@lingui/react/macro';
import type { Usual } from '../../../contract/api/ordering/usuals.ts';

/** How often something is bought, in words. */
export function useFrequencyWords(): (frequency: Usual['frequency']) => string {
  const { t } = useLingui();
  return (frequency) =>
    ({ weekly: t`Ogni settimana`, fortnightly: t`Ogni 2 settimane`, sometimes: t`Ogni tanto` })[frequency];
}
