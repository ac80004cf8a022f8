import * as v from 'valibot';
import type { Post, PostType } from '../../../../contract/api/content/content.ts';
import type { Flyer } from '../../../../contract/api/content/flyer.ts';
import type { Recipe } from '../../../../contract/api/content/recipe.ts';
import { isCalendarDay } from '../../../../contract/api/iso-date.ts';
import { decodeEntities } from '../../../../contract/rules/catalogue/html-entities.ts';
import { ingredientOf } from '../../../../contract/rules/content/ingredient-line.ts';
import { postLink } from '../content.view.ts';
import { uploadAddress, uploadIn, withOwnPictures } from './uploads.ts';

/** What WordPress answers in place of an object that has no fields is a list, and what a plugin answers may be anything. */
const record = v.fallback(v.record(v.string(), v.unknown()), {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const numberOf = (value: unknown): number => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
};

/** The shape of wp-json v2; what a site adds to it is read where it is there. */
const wordPressPost = v.object({
  id: v.number(),
  slug: v.pipe(v.string(), v.nonEmpty()),
  status: v.optional(v.string(), 'publish'),
  link: v.optional(v.string(), ''),
  date_gmt: v.optional(v.nullable(v.string())),
  date: v.optional(v.nullable(v.string())),
  title: v.object({ rendered: v.string() }),
  content: v.object({ rendered: v.string(), protected: v.optional(v.boolean(), false) }),
  excerpt: v.fallback(v.object({ rendered: v.string() }), { rendered: '' }),
  meta: v.optional(record, {}),
  acf: v.optional(record, {}),
  yoast_head_json: v.optional(record, {}),
  testo_validit: v.optional(v.unknown()),
  categorySlug: v.optional(v.unknown()),
  _embedded: v.optional(record, {}),
});
type WordPressPost = v.InferOutput<typeof wordPressPost>;

/** What a reader sees of HTML. */
const plain = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The time it was written, which WordPress tells without a zone. */
function instantOf({ date_gmt: gmt, date }: WordPressPost): string {
  const time = Date.parse(gmt ? `${gmt}Z` : (date ?? ''));
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}

const termSchema = v.looseObject({ slug: v.string() });

function categoryOf({ categorySlug, _embedded }: WordPressPost): string | null {
  const own = textOf(categorySlug);
  if (own !== '') return own;
  const terms: unknown = _embedded['wp:term'];
  const [first] = Array.isArray(terms) ? terms.flat() : [];
  const term = v.safeParse(termSchema, first);
  return term.success ? term.output.slug : null;
}

/** A day as sites have it: 2026-11-30, 20261130 or 30/11/2026; '' for anything else. */
function dayOf(value: unknown): string {
  const text = textOf(value);
  const [, year = '', month = '', date = ''] =
    /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ??
    (([, d, m, y]) => ['', y, m, d])(/^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []);
  const day = `${year}-${month}-${date}`;
  return isCalendarDay(day) ? day : '';
}

const slugs = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(/[\s,]+/)).filter((slug) => slug !== '');

/** The addresses at which the shop shows the pictures of one post's site. */
interface OwnPictures {
  /** Null for a picture of anywhere else. */
  readonly inText: (address: string) => string | null;
  readonly atHead: (address: string) => string | null;
}

function ownPictures({ link }: WordPressPost, key: string): OwnPictures {
  const at = (width: 480 | 960) => (address: string) => {
    const path = URL.canParse(link) ? uploadIn(address, link) : null;
    return path === null ? null : uploadAddress(key, path, width);
  };
  return { inText: at(960), atHead: at(480) };
}

/** Only pictures of the shop and of its site are shown (CMS-01). */
function pictureOf(value: unknown, { atHead }: OwnPictures): string {
  const url = textOf(value) || textOf(v.parse(record, value)['url']);
  return url.startsWith('/media/') ? url : (atHead(url) ?? '');
}

type Fields = Readonly<Record<string, unknown>>;

const flyerFields = (acf: Fields, pictures: OwnPictures): Flyer['acf'] => ({
  valid_from: dayOf(acf['valid_from']),
  valid_to: dayOf(acf['valid_to']),
  label: textOf(acf['label']),
  picture: pictureOf(acf['picture'], pictures),
  products: slugs(acf['products']),
});

/** A row of a repeater, or a line of a text. */
function ingredients(value: unknown, pantry: boolean): Recipe['acf']['ingredients'] {
  const rows = Array.isArray(value) ? value : textOf(value).split('\n');
  return rows.flatMap((row) => {
    const fields = v.parse(record, row);
    const line = textOf(row) || textOf(fields['ingredient']);
    const [words = '', inLine = ''] = line.split(/:\s*(?=[a-z\d-]+$)/);
    const product = textOf(fields['product']) || inLine;
    return words.trim() === ''
      ? []
      : [ingredientOf(words.trim(), { product: product === '' ? null : product, pantry })];
  });
}

const recipeFields = (acf: Fields, pictures: OwnPictures): Recipe['acf'] => ({
  servings: Math.max(1, Math.round(numberOf(acf['servings']))),
  minutes: Math.max(0, Math.round(numberOf(acf['minutes']))),
  picture: pictureOf(acf['picture'], pictures),
  ingredients: [...ingredients(acf['ingredients'], false), ...ingredients(acf['pantry'], true)],
});

function fieldsOf(type: PostType, acf: Fields, pictures: OwnPictures): object {
  if (type === 'volantini') return { acf: flyerFields(acf, pictures) };
  return type === 'ricette' ? { acf: recipeFields(acf, pictures) } : {};
}

/**
 * A post of a WordPress as the shop answers it, its pictures signed with the key; null where it cannot be read or is
 * not to be seen.
 */
export function readWordPressPost(type: PostType, raw: unknown, key: string): Post | null {
  const parsed = v.safeParse(wordPressPost, raw);
  if (!parsed.success) return null;
  const post = parsed.output;
  if (post.status !== 'publish' || post.content.protected) return null;
  const { meta, acf, yoast_head_json: yoast } = post;
  const pictures = ownPictures(post, key);
  return {
    id: post.id,
    slug: post.slug,
    type,
    link: postLink({ type, slug: post.slug }),
    date: instantOf(post),
    title: { rendered: plain(post.title.rendered) },
    content: { rendered: withOwnPictures(post.content.rendered, pictures.inText) },
    testo_validit: plain(textOf(post.testo_validit) || textOf(acf['testo_validit'])),
    meta: {
      seo_title: plain(textOf(meta['seo_title']) || textOf(yoast['title'])),
      seo_description: plain(
        textOf(meta['seo_description']) || textOf(yoast['description']) || post.excerpt.rendered,
      ),
    },
    categorySlug: categoryOf(post),
    ...fieldsOf(type, acf, pictures),
  };
}
