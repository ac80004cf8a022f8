import type { Language } from '../../languages.ts';

/**
 * A date as it is typed in a language, of or into the `gg/mm/aaaa` the rules know: en-US has the month first (TEN-03). Both
 * ways are the same, and half a date is exchanged as it stands, so that nothing of what is typed is lost.
 */
export function typedDate(text: string, language: Language): string {
  if (language !== 'en-US') return text;
  const [first = '', second, ...rest] = text.split('/');
  return second === undefined ? text : [second, first, ...rest].join('/');
}
