/** Rates of Italian VAT on a grocer's shelf. */
export type VatPct = 4 | 5 | 10 | 22;
