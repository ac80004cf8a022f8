import type { CategoryView } from '../../contract/api/shopping/category.ts';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import type { ListQuery } from '../../machines/catalogue/catalogue.types.ts';
import { aProduct } from './cart-fixtures.ts';

/** Everything, from its first page. */
export const aQuery = (given: Partial<ListQuery> = {}): ListQuery => ({
  slug: null,
  q: '',
  parentCategoryId: null,
  filters: [],
  sort: '',
  promo: false,
  onlyNew: false,
  preferred: false,
  page: 1,
  ...given,
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

/** A page of a list of products, each told by its id. */
export const aList = (selPage: number, ids: readonly number[]): ProductList => ({
  page: { selPage, totPages: 3, totItems: 60, itemsPerPage: 24 },
  products: ids.map((productId) => aProduct({ productId })),
  facets: [],
  didYouMean: null,
});
