import type { CategoryView } from '../../contract/api/shopping/category.ts';
import type { Post } from '../../contract/api/content/content.ts';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import { aProduct } from '../machines/cart-fixtures.ts';

/** A page of the content backend. */
export const aPost = (slug: string): Post => ({
  id: 3,
  slug,
  type: 'page',
  link: `/page/${slug}`,
  date: '2026-01-01',
  title: { rendered: slug },
  content: { rendered: '<p>Ogni giorno</p>' },
  testo_validit: '',
  meta: { seo_title: '', seo_description: '' },
  categorySlug: null,
});

/** A category as its page asks for it. */
export const aCategory = (slug: string, categoryId: number): CategoryView => ({
  category: {
    categoryId,
    parentId: null,
    slug,
    itemUrl: `/catalog/category/${slug}`,
    name: slug,
    productCount: 60,
    categories: [],
    metaData: {
      category_info: { TITLE: '', DESCRIPTION: '', MENU_IMAGE: '', ICON: '', HIDE_IN_MENU: 'false' },
    },
  },
  breadCrumbs: [],
});

/** A page of a list of products. */
export const aList = (selPage: number, ids: readonly number[]): ProductList => ({
  page: { selPage, totPages: 3, totItems: 60, itemsPerPage: 24 },
  products: ids.map((productId) => aProduct({ productId })),
  facets: [],
  didYouMean: null,
});
