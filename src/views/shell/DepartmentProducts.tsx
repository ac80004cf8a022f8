import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  areDepartmentProductsComing,
  departmentProducts,
} from '../../../machines/department-products/department-products.selectors.ts';
import { ProductTileSkeleton } from '../../ui/commerce/ProductTileSkeleton.tsx';
import { MenuProducts } from '../../ui/navigation/MenuProducts.tsx';
import { ProductCard } from '../product-tile/ProductCard.tsx';
import { useShop } from '../shop-context.ts';

const rowSize = 5;

/** A few products of the department that is pointed at, its offers first; away where there is none. */
export function DepartmentProducts() {
  const { t } = useLingui();
  const flow = useShop().flows.departmentProducts;
  const products = useSelector(flow, departmentProducts);
  const isComing = useSelector(flow, areDepartmentProductsComing);
  if (isComing) {
    return (
      <MenuProducts>
        {Array.from({ length: rowSize }, (_, index) => (
          <ProductTileSkeleton key={index} />
        ))}
      </MenuProducts>
    );
  }
  if (products.length === 0) return null;
  const areOffers = products.every(({ warehousePromo }) => warehousePromo !== null);
  return (
    <MenuProducts title={areOffers ? t`In offerta qui` : t`Dal reparto`}>
      {products.map((product) => (
        <ProductCard key={product.productId} product={product} place="shelf" level={4} />
      ))}
    </MenuProducts>
  );
}
