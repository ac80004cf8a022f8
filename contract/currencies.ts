/** Currencies a shop can sell in, by their ISO 4217 codes. A brand names its own; a language only formats it (TEN-03). */
export const currencies = ['EUR', 'USD'] as const;

export type Currency = (typeof currencies)[number];
