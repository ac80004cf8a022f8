import type { ContentHit, SearchHit } from '../../../contract/api/content/content.ts';
import { decodeEntities } from '../../../contract/rules/catalogue/html-entities.ts';
import type { BrandPost } from '../../../contract/brand-post.ts';
import { fold } from '../../platform/fold.ts';
import { postLink } from './content.view.ts';
import { postId } from './post-id.ts';

const excerptLength = 160;

/** What a reader sees of a post's HTML. */
function plainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function shortened(text: string): string {
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))}…`;
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Everything a post says; of a recipe also what goes into it. */
function wordsIn(post: BrandPost): string {
  const ingredients = post.type === 'ricette' ? post.acf.ingredients.map(({ name }) => name) : [];
  return [post.title, plainText(post.html), ...ingredients].join(' ');
}

/**
 * Posts that hold every word of a query, whatever case and accents; those that hold them in the title come first, and
 * recipes before others.
 */
export function postsMatching(posts: readonly BrandPost[], query: string): BrandPost[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const holds = (text: string) => {
    const own = wordsOf(text);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const hits = posts.filter((post) => holds(wordsIn(post)));
  const rank = (post: BrandPost) => Number(holds(post.title)) * 2 + Number(post.type === 'ricette');
  return hits.toSorted((one, other) => rank(other) - rank(one));
}

export const contentHitView = (row: BrandPost): ContentHit => ({
  id: postId(row),
  title: row.title,
  url: postLink(row),
  type: row.type,
  slug: row.slug,
  excerpt: shortened(plainText(row.html)),
});

export const searchHitView = (row: BrandPost): SearchHit => ({
  id: postId(row),
  title: row.title,
  url: postLink(row),
  type: 'post',
  subtype: row.type,
});
