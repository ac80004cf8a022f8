import { parseRichText, richTextWords, type RichNode } from './parse-rich-text.ts';

export interface Feature {
  kicker: string | undefined;
  title: string;
  text: string | undefined;
  picture: string | undefined;
  link: { href: string; words: string } | null;
}

type Element = Exclude<RichNode, string>;

const elements = (nodes: readonly RichNode[]): Element[] =>
  nodes.filter((node): node is Element => typeof node !== 'string');

/** The stories of a content block: each section with its kicker, heading, text, picture and link; others are left out (CMS-08). */
export function readFeatures(html: string): Feature[] {
  return elements(parseRichText(html))
    .filter(({ tag }) => tag === 'section')
    .flatMap(({ children }) => {
      const parts = elements(children);
      const heading = parts.findIndex(({ tag }) => tag === 'h2');
      const title = parts[heading];
      if (title === undefined) return [];
      const words = (part: Element | undefined) =>
        part === undefined ? undefined : richTextWords(part.children);
      const inside = parts.flatMap((part) => [part, ...elements(part.children)]);
      const link = inside.find(({ tag, href }) => tag === 'a' && href !== null);
      return [
        {
          kicker: words(parts.slice(0, heading).find(({ tag }) => tag === 'p')),
          title: richTextWords(title.children),
          text: words(parts.slice(heading).find(({ tag }) => tag === 'p')),
          picture: inside.find(({ tag }) => tag === 'img')?.picture?.src,
          link:
            link === undefined || link.href === null
              ? null
              : { href: link.href, words: richTextWords(link.children) },
        },
      ];
    });
}
