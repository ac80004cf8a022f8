import type { BrandPost } from '../../../contract/brand-post.ts';
import { addDays, addMonths, dayMs, dayTime } from '../../../contract/rules/time/calendar-day.ts';

/** The days a flyer is good for, both included; '' is open. */
interface Period {
  readonly valid_from: string;
  readonly valid_to: string;
}

type Repeats = Extract<BrandPost, { type: 'volantini' }>['repeats'];

/** The period of a flyer that holds `today`, or the next one where it repeats; its own where it does not. */
export function flyerPeriod({ valid_from, valid_to }: Period, repeats: Repeats, today: string): Period {
  if (repeats === null || today <= valid_to) return { valid_from, valid_to };
  if (repeats === 'week') {
    const weeks = Math.ceil((dayTime(today) - dayTime(valid_to)) / dayMs / 7);
    return { valid_from: addDays(valid_from, weeks * 7), valid_to: addDays(valid_to, weeks * 7) };
  }
  const [year = 0, month = 0] = today.split('-').map(Number);
  const [firstYear = 0, firstMonth = 0] = valid_to.split('-').map(Number);
  const months = (year - firstYear) * 12 + month - firstMonth;
  const later = (more: number): Period => ({
    valid_from: addMonths(valid_from, more),
    valid_to: addMonths(valid_to, more),
  });
  return today <= later(months).valid_to ? later(months) : later(months + 1);
}
