import { decodeEntities } from '../catalogue/html-entities.ts';

/** A piece of a page: text as simple HTML, a block of texts by its slug, or products by theirs. */
export type TextPart =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'block'; readonly slug: string }
  | { readonly kind: 'products'; readonly slugs: readonly string[] };

/** A code that stands alone in a paragraph: `[block id="aiuto"]`. */
const code = /<p>\s*\[(?<name>[a-z][\w-]*)(?<attributes>[^\]<]*)\]\s*<\/p>/g;

const quotes = '["\'“”″]';
const attribute = new RegExp(String.raw`\b(?<name>[a-z]+)=${quotes}(?<value>[^"'“”″]*)${quotes}`, 'g');

function partOf(name: string, attributes: ReadonlyMap<string, string>): TextPart | null {
  if (name === 'block') {
    const slug = attributes.get('id') ?? '';
    return slug === '' ? null : { kind: 'block', slug };
  }
  if (name !== 'products') return null;
  const slugs = (attributes.get('slugs') ?? '').split(/[\s,]+/).filter((slug) => slug !== '');
  return slugs.length === 0 ? null : { kind: 'products', slugs };
}

/**
 * The pieces of a page in their order: its text, and the blocks that a code of its own names. What the shop does not
 * know is left out (CMS-08).
 */
export function textParts(html: string): TextPart[] {
  const parts: TextPart[] = [];
  const addText = (text: string) => {
    if (text.trim() !== '') parts.push({ kind: 'text', html: text });
  };
  let at = 0;
  for (const match of html.matchAll(code)) {
    addText(html.slice(at, match.index));
    at = match.index + match[0].length;
    const { name = '', attributes = '' } = match.groups ?? {};
    const given = Array.from(decodeEntities(attributes).matchAll(attribute), ({ groups }) => {
      const { name: key = '', value = '' } = groups ?? {};
      return [key, value.trim()] as const;
    });
    const part = partOf(name, new Map(given));
    if (part !== null) parts.push(part);
  }
  addText(html.slice(at));
  return parts;
}
