import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { wholeNumber } from '../../text/money.ts';

/** Points with their unit: "1.284 punti" (LOY-04). */
export function usePointsText(points: number): string {
  const { t } = useLingui();
  const count = wholeNumber(points);
  return t`${plural(points, { one: `${count} punto`, other: `${count} punti` })}`;
}
