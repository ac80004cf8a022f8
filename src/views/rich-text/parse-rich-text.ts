import { decodeEntities } from '../../../contract/rules/catalogue/html-entities.ts';
import { richTags, type RichTag } from '../../../contract/rules/content/rich-tags.ts';

/** A picture among words. */
export interface RichPicture {
  src: string;
  /** '' for one that says nothing the words do not say. */
  alt: string;
  /** Its place is kept until it comes, in px; null where the text does not say. */
  size: { width: number; height: number } | null;
}

/** A piece of simple HTML: text, or one of the allowed elements. */
export type RichNode =
  | string
  | { tag: RichTag; href: string | null; picture: RichPicture | null; children: RichNode[] };

const isRichTag = (name: string): name is RichTag => richTags.some((tag) => tag === name);

/** Elements whose content is no text. */
const silent = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math']);

/** By name; read one after the other, so that no value is taken for an attribute. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', one, other, bare] of text.matchAll(
    /([^\s"'>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
  )) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decodeEntities(one ?? other ?? bare ?? '').trim());
  }
  return found;
}

/** Only addresses a link may lead to: this site, https, mail and telephone. */
function safeHref(attributes: ReadonlyMap<string, string>): string | null {
  const href = attributes.get('href');
  return href !== undefined && /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i.test(href) ? href : null;
}

const pixels = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0;

/** Only the shop's own pictures. */
function safePicture(attributes: ReadonlyMap<string, string>): RichPicture | null {
  const src = attributes.get('src') ?? '';
  if (!/^\/media\/[\w./-]+$/.test(src) || src.includes('..')) return null;
  const [width, height] = [pixels(attributes.get('width')), pixels(attributes.get('height'))];
  return { src, alt: attributes.get('alt') ?? '', size: width * height === 0 ? null : { width, height } };
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
        const given = attributesOf(attributes);
        const href = tag === 'a' ? safeHref(given) : null;
        const picture = tag === 'img' ? safePicture(given) : null;
        const node = { tag, href, picture, children: [] };
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
