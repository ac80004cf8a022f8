import type { Language } from '../../languages.ts';

const primary = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/**
 * The language to speak with whoever sends an `Accept-Language` header: of what is offered, the one they like best; the
 * first of them where they name none, or no header came. Tags agree when their languages do: `en-GB` is served by `en-US`.
 */
export function languageFor(
  header: string | null | undefined,
  offered: readonly [Language, ...Language[]],
): Language {
  const wished = (header ?? '')
    .split(',')
    .map((entry, at) => {
      const [tag = '', ...params] = entry.split(';').map((part) => part.trim());
      const weight = params.find((param) => param.startsWith('q='))?.slice(2);
      return { tag, at, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  for (const { tag } of wished) {
    if (tag === '*') return offered[0];
    const exact = offered.find((language) => language.toLowerCase() === tag.toLowerCase());
    const near = exact ?? offered.find((language) => primary(language) === primary(tag));
    if (near !== undefined) return near;
  }
  return offered[0];
}
