import { decodeEntities } from '../../../contract/rules/catalogue/html-entities.ts';
import { richTags, type RichTag } from '../../../contract/rules/content/rich-tags.ts';

/** A piece of simple HTML: text, or one of the allowed elements. */
export type RichNode =
  | string
  | { tag: RichTag; href: string | null; src: string | null; children: RichNode[] };

const isRichTag = (name: string): name is RichTag => richTags.some((tag) => tag === name);

/** Elements whose content is no text. */
const silent = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math']);

const patterns = {
  href: /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  src: /(?:^|\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
};

function attribute(attributes: string, name: keyof typeof patterns): string | null {
  const match = patterns[name].exec(attributes);
  return match === null ? null : decodeEntities(match[1] ?? match[2] ?? match[3] ?? '').trim();
}

/** Only addresses a link may lead to: this site, https, mail and telephone. */
function safeHref(attributes: string): string | null {
  const href = attribute(attributes, 'href');
  return href !== null && /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i.test(href) ? href : null;
}

/** Only the shop's own pictures. */
function safeSource(attributes: string): string | null {
  const src = attribute(attributes, 'src');
  return src !== null && /^\/media\/[\w./-]+$/.test(src) && !src.includes('..') ? src : null;
}

/**
 * Reads simple HTML into nodes that views render as elements of their own: what is not allowed is dropped, and nothing
 * of it ever reaches the page as markup (CMS-01, CAT-24).
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: { tag: RichTag; children: RichNode[] }[] = [];
  const here = () => open.at(-1)?.children ?? root;
  let skipping: string | null = null;

  for (const [token = '', name, attributes = ''] of html.matchAll(
    /<!--[\s\S]*?-->|<\/?([a-z][a-z\d]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi,
  )) {
    if (name === undefined) {
      if (skipping === null && !token.startsWith('<!--')) here().push(decodeEntities(token));
      continue;
    }
    const tag = name.toLowerCase();
    const closes = token.startsWith('</');
    if (skipping !== null) {
      if (closes && tag === skipping) skipping = null;
    } else if (silent.has(tag)) {
      if (!closes) skipping = tag;
    } else if (isRichTag(tag)) {
      if (closes) {
        const at = open.findLastIndex((element) => element.tag === tag);
        if (at >= 0) open.length = at;
      } else {
        const href = tag === 'a' ? safeHref(attributes) : null;
        const src = tag === 'img' ? safeSource(attributes) : null;
        const node = { tag, href, src, children: [] };
        here().push(node);
        if (tag !== 'br' && tag !== 'img') open.push(node);
      }
    }
  }
  return root;
}

/** The text of nodes, without marks. */
export const richTextWords = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : richTextWords(node.children))).join('');
