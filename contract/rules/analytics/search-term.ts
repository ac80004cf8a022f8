/** An e-mail address, a phone or card number, a tax code: what a person may have typed into the wrong field. */
const personal = /@|\d[\d\s./-]{5,}\d|\b[a-z]{6}\d{2}[a-z]\d{2}[a-z]\d{3}[a-z]\b/i;

/** The words of a search as analytics may be told of them; null where they may tell who searched. */
export function searchTerm(text: string): string | null {
  const words = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return words === '' || words.length > 80 || personal.test(words) ? null : words;
}
