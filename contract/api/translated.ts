import * as v from 'valibot';

/**
 * `translated` is true where words of the brand's data are in the language that was asked for, which is not the brand's first one;
 * absent where they are in the first one (TEN-03).
 */
export const translatedEntries = { translated: v.optional(v.literal(true)) };

/** Whether words of the brand's data are a translation. */
export interface Translatable {
  translated?: true | undefined;
}
