import { fromPromise } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { DepartmentProductsQuery } from './department-products.machine.ts';

/** As many as stand in a row of the menu. */
const rowSize = 5;

export const departmentProductsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listDepartment: fromPromise<readonly Product[], DepartmentProductsQuery>(
    async ({ input: { categoryId, hash }, signal }) => {
      const { catalogue } = await services();
      const list = await catalogue.products(
        { parent_category_id: categoryId, page: 1, page_size: rowSize, sort: 'promoFirst', hash },
        { signal, silent: true },
      );
      return list.products;
    },
  ),
});
