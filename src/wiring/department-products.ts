import { createActor } from 'xstate';
import { departmentProductsActors } from '../../machines/department-products/department-products.actors.ts';
import { departmentProductsMachine } from '../../machines/department-products/department-products.machine.ts';
import { pricesHash } from '../../machines/shop/shop.selectors.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { WiredShop } from './wire-shop.ts';

export interface DepartmentProductsDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flow of the menu's products; its code comes with the menu's. */
export function openDepartmentProducts({ services, shop }: DepartmentProductsDependencies) {
  const departmentProducts = createActor(
    departmentProductsMachine.provide({ actors: departmentProductsActors({ services }) }),
    { input: { hash: pricesHash(shop.flows.shop.getSnapshot()) } },
  );
  shop.connect(departmentProducts);
  return { flows: { departmentProducts: departmentProducts.start() } };
}
