import * as v from 'valibot';
import { isCalendarDay } from '../../contract/api/iso-date.ts';

/** A text that is there: numbers that look like none, as a title of `1000`, are taken as they are written. */
const text = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.nonEmpty('is empty'),
);
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be of a-z, 0-9 and single hyphens'),
);
const day = v.pipe(v.string(), v.check(isCalendarDay, 'must be a day as 2026-11-30'));
const picture = v.pipe(
  v.string(),
  v.regex(/^\/media\/[\w./-]+$/, 'must be an address under /media, as /media/emoji/1f345-480.webp'),
);
const positive = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more'));

const common = {
  title: text,
  seo_title: v.optional(text),
  description: text,
  validity: v.optional(text),
  date: day,
  /** Seen in a preview only. */
  draft: v.optional(v.boolean(), false),
};

/** An ingredient alone, or with the slug of what the shop sells for it: `400 g di rigatoni: rigatoni-500-g`. */
const ingredient = v.union([
  text,
  v.pipe(
    v.record(v.string(), slug),
    v.check((entry) => Object.keys(entry).length === 1, 'must be one ingredient and its product'),
  ),
]);

/** What the front matter of each kind of text may say; anything else is a slip of the pen. */
export const matterSchemas = {
  page: v.strictObject(common),
  news: v.strictObject(common),
  'ux-block': v.strictObject(common),
  vantaggi: v.strictObject(common),
  faq: v.strictObject({ ...common, category: slug }),
  volantini: v.pipe(
    v.strictObject({
      ...common,
      valid_from: v.optional(day),
      valid_to: v.optional(day),
      /** Comes back, with the same days of each week or each month. */
      repeats: v.optional(v.picklist(['week', 'month'])),
      label: v.optional(text),
      picture: v.optional(picture),
      products: v.pipe(v.array(slug), v.minLength(1, 'is empty')),
    }),
    v.check(
      ({ valid_from, valid_to }) =>
        valid_from === undefined || valid_to === undefined || valid_from <= valid_to,
      'valid_to comes before valid_from',
    ),
    v.check(
      ({ valid_from, valid_to, repeats }) =>
        repeats === undefined || (valid_from !== undefined && valid_to !== undefined),
      'repeats needs valid_from and valid_to',
    ),
  ),
  ricette: v.strictObject({
    ...common,
    servings: positive,
    minutes: positive,
    picture: v.optional(picture),
    ingredients: v.pipe(v.array(ingredient), v.minLength(1, 'is empty')),
    /** What most kitchens have. */
    pantry: v.optional(v.array(ingredient), []),
  }),
};
export type MatterIngredient = v.InferOutput<typeof ingredient>;
