import * as v from 'valibot';
import { isCalendarDay } from '../iso-date.ts';
import { postSchema } from './content.ts';

/** A day, or '' where there is none. */
const dayOrNone = v.pipe(
  v.string(),
  v.check((day) => day === '' || isCalendarDay(day)),
);

/**
 * X04 `volantini`: a flyer, with the days it is good for, both included, and its products by their slugs. `label` is a
 * condition in words, `picture` an address under /media; either may be empty.
 */
export const flyerSchema = v.object({
  ...postSchema.entries,
  acf: v.object({
    valid_from: dayOrNone,
    valid_to: dayOrNone,
    label: v.string(),
    picture: v.string(),
    products: v.array(v.string()),
  }),
});
export type Flyer = v.InferOutput<typeof flyerSchema>;
