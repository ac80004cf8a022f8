import { Marked } from 'marked';
import { richTags } from '../../contract/rules/content/rich-tags.ts';

const marked = new Marked({ async: false, gfm: true });

/** Elements that a text may hold, and the rule that parts it. */
const known: ReadonlySet<string> = new Set([...richTags, 'hr']);

/** What of a text would be left out where it is shown, as the first such tag; null where all of it is seen. */
export function unseenTag(html: string): string | null {
  for (const [tag, name = ''] of html.matchAll(/<\/?([a-z][a-z\d]*)[^>]*>/gi)) {
    if (!known.has(name.toLowerCase())) return tag;
  }
  return null;
}

/** Markdown as the HTML of a post; a rule (`---`) parts it into sections. */
export function postHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false }).trim();
  const parts = html.split(/\n?<hr>\n?/).map((part) => part.trim());
  return parts.length === 1 ? html : parts.map((part) => `<section>\n${part}\n</section>`).join('\n');
}
