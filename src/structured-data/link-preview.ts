import type { PageName } from '../routing/route-table.ts';
import { socialPicturePath, socialPictureSize } from './brand-picture.ts';
import { shownCategory, firstListed } from './category.ts';
import type { FoundPage } from './found-page.ts';
import { productOf } from './product-page.ts';
import { recipeOf } from './recipes.ts';
import { widest } from './widest-picture.ts';

/** What a link to a page looks like in a chat or a feed, in Open Graph's words. */
export interface LinkPreview {
  readonly type: 'website' | 'article' | 'product';
  readonly siteName: string;
  readonly picture: {
    readonly path: string;
    readonly alt: string;
    /** In pixels; absent for a photograph, whose owner alone knows. */
    readonly size?: { readonly width: number; readonly height: number };
  };
}

type Shown = Pick<LinkPreview, 'type' | 'picture'>;

const brandShown = ({ tenant }: FoundPage): Shown => ({
  type: 'website',
  picture: { path: socialPicturePath, alt: tenant.facts.name, size: socialPictureSize },
});

function productShown(page: FoundPage): Shown {
  const product = productOf(page);
  if (product === null) return brandShown(page);
  return { type: 'product', picture: { path: widest(product.mediaURL), alt: product.name } };
}

function categoryShown(page: FoundPage): Shown {
  const category = shownCategory(page)?.category;
  const own = category?.metaData.category_info.MENU_IMAGE ?? '';
  const first = firstListed(page);
  if (category !== undefined && own !== '')
    return { type: 'website', picture: { path: widest(own), alt: category.name } };
  return first === null
    ? brandShown(page)
    : { type: 'website', picture: { path: widest(first.mediaURL), alt: first.name } };
}

function recipeShown(page: FoundPage): Shown {
  const recipe = recipeOf(page);
  const picture = recipe?.acf.picture ?? '';
  return recipe === null || picture === ''
    ? { ...brandShown(page), type: 'article' }
    : { type: 'article', picture: { path: widest(picture), alt: recipe.title.rendered } };
}

/** How the pages are shown that are not shown as the brand itself. */
const makers: Readonly<Partial<Record<PageName, (page: FoundPage) => Shown>>> = {
  category: categoryShown,
  product: productShown,
  content: (page) => ({ ...brandShown(page), type: 'article' }),
  'content/recipe': recipeShown,
};

/** What a preview of a link to the page shows (Open Graph). */
export const linkPreview = (name: PageName, page: FoundPage): LinkPreview => ({
  siteName: page.tenant.facts.name,
  ...(makers[name] ?? brandShown)(page),
});
