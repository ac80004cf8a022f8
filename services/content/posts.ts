import * as v from 'valibot';
import {
  contentHitSchema,
  postSchema,
  searchHitSchema,
  type ContentHit,
  type Post,
  type SearchHit,
} from '../../contract/api/content/content.ts';
import { flyerSchema, type Flyer } from '../../contract/api/content/flyer.ts';
import { recipeSchema, type Recipe } from '../../contract/api/content/recipe.ts';
import { contentPageSize, contentSearchPageSize } from '../../contract/api/page-sizes.ts';
import { createContentReader, type ContentDependencies, type ContentOptions } from './content-reader.ts';

/** One page of a list, with the totals of all of it (CMS-05). */
export interface ContentPage<Item> {
  items: Item[];
  total: number;
  totalPages: number;
}

/** The lists of the content backend (X04), and what a search finds in it (X08, X09). */
export interface PostService {
  flyers(page: number, options?: ContentOptions): Promise<ContentPage<Flyer>>;
  flyer(slug: string, options?: ContentOptions): Promise<Flyer | null>;
  recipes(page: number, options?: ContentOptions): Promise<ContentPage<Recipe>>;
  recipe(slug: string, options?: ContentOptions): Promise<Recipe | null>;
  /** All questions, in the order of the content backend, which is that of their categories. */
  questions(options?: ContentOptions): Promise<Post[]>;
  /** All advantages. */
  perks(options?: ContentOptions): Promise<Post[]>;
  /** Posts that hold every word, with the beginning of their text; those with the words in the title come first. */
  find(words: string, options?: ContentOptions): Promise<ContentHit[]>;
  /** All posts of a search, by pages (CMS-09). */
  search(query: { words: string; page: number }, options?: ContentOptions): Promise<ContentPage<SearchHit>>;
}

/** Most posts one answer holds. */
const largestPage = 100;

export function createPostService(deps: ContentDependencies): PostService {
  const read = createContentReader(deps);

  async function list<S extends v.GenericSchema>(
    path: string,
    schema: S,
    options: ContentOptions,
  ): Promise<ContentPage<v.InferOutput<S>>> {
    const { data, total, totalPages } = await read(path, v.array(schema), options);
    return { items: data, total, totalPages };
  }

  async function all<S extends v.GenericSchema>(
    type: string,
    schema: S,
    options: ContentOptions,
  ): Promise<v.InferOutput<S>[]> {
    const items: v.InferOutput<S>[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      // Each answer tells whether there is another.
      // oxlint-disable-next-line no-await-in-loop
      const found = await list(`${type}?per_page=${largestPage}&page=${page}`, schema, options);
      items.push(...found.items);
      pages = found.totalPages;
    }
    return items;
  }

  const pageOf = (type: string, page: number) => `${type}?per_page=${contentPageSize}&page=${page}`;
  const ofSlug = (type: string, slug: string) => `${type}?slug=${encodeURIComponent(slug)}`;
  return {
    flyers: (page, options = {}) => list(pageOf('volantini', page), flyerSchema, options),
    flyer: async (slug, options = {}) =>
      (await list(ofSlug('volantini', slug), flyerSchema, options)).items[0] ?? null,
    recipes: (page, options = {}) => list(pageOf('ricette', page), recipeSchema, options),
    recipe: async (slug, options = {}) =>
      (await list(ofSlug('ricette', slug), recipeSchema, options)).items[0] ?? null,
    questions: (options = {}) => all('faq', postSchema, options),
    perks: (options = {}) => all('vantaggi', postSchema, options),
    find: async (words, options = {}) =>
      (await read(`custom/ali/search?q=${encodeURIComponent(words)}`, v.array(contentHitSchema), options))
        .data,
    search: ({ words, page }, options = {}) =>
      list(
        `wp/v2/search?search=${encodeURIComponent(words)}&page=${page}&per_page=${contentSearchPageSize}&type=post&subtype=any`,
        searchHitSchema,
        options,
      ),
  };
}
