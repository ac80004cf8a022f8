/** The first Italian postal code of a text, five digits that stand alone; null where there is none. */
export const postalcodeIn = (text: string): string | null => /(?<!\d)\d{5}(?!\d)/.exec(text)?.[0] ?? null;
