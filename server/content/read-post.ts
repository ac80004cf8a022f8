import * as v from 'valibot';
import type { PostType } from '../../contract/api/content/content.ts';
import type { Recipe } from '../../contract/api/content/recipe.ts';
import type { BrandPost } from '../../contract/brand-post.ts';
import { ingredientOf } from '../../contract/rules/content/ingredient-line.ts';
import { MatterError, readMatter } from './front-matter.ts';
import { postHtml, unseenTag } from './markdown.ts';
import { matterSchemas, type MatterIngredient } from './post-matter.ts';

function matterOf<S extends v.GenericSchema>(schema: S, matter: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, matter);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new MatterError(path === null ? issue.message : `${path}: ${issue.message}`, null);
}

type Ingredient = Recipe['acf']['ingredients'][number];

function writtenIngredient(entry: MatterIngredient, pantry: boolean): Ingredient {
  const [line = '', product = null] = typeof entry === 'string' ? [entry] : (Object.entries(entry)[0] ?? []);
  return ingredientOf(line, { product, pantry });
}

/** A sum stays on one line. */
const unbroken = (text: string): string => text.replace(/(?<=\d) (?=€)/g, '\u00A0');

/** A text in Markdown as a post, and whether it is a draft. Throws MatterError. */
export function readPost(
  type: PostType,
  slug: string,
  file: string,
): { readonly post: BrandPost; readonly isDraft: boolean } {
  const { matter, body } = readMatter(unbroken(file));
  const html = postHtml(body);
  const unseen = unseenTag(html);
  if (unseen !== null) throw new MatterError(`${unseen} is no element of a text and would not be seen`, null);
  if (html === '') throw new MatterError('it has no text', null);
  const textOf = (given: v.InferOutput<(typeof matterSchemas)['page']>) => ({
    slug,
    title: given.title,
    html,
    validity: given.validity ?? '',
    seoTitle: given.seo_title ?? given.title,
    seoDescription: given.description,
    categorySlug: null,
    date: given.date,
  });
  switch (type) {
    case 'volantini': {
      const given = matterOf(matterSchemas.volantini, matter);
      const { valid_from = '', valid_to = '', label = '', picture = '', products, repeats = null } = given;
      const acf = { valid_from, valid_to, label, picture, products };
      return { post: { ...textOf(given), type, acf, repeats }, isDraft: given.draft };
    }
    case 'ricette': {
      const given = matterOf(matterSchemas.ricette, matter);
      const { servings, minutes, picture = '' } = given;
      const ingredients = [
        ...given.ingredients.map((entry) => writtenIngredient(entry, false)),
        ...given.pantry.map((entry) => writtenIngredient(entry, true)),
      ];
      return {
        post: { ...textOf(given), type, acf: { servings, minutes, picture, ingredients } },
        isDraft: given.draft,
      };
    }
    case 'faq': {
      const given = matterOf(matterSchemas.faq, matter);
      return { post: { ...textOf(given), type, categorySlug: given.category }, isDraft: given.draft };
    }
    default: {
      const given = matterOf(matterSchemas[type], matter);
      return { post: { ...textOf(given), type }, isDraft: given.draft };
    }
  }
}
