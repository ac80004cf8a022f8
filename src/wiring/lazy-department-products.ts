import type { VisitorFlows } from '../views/flows.ts';
import type { DepartmentProductsDependencies } from './department-products.ts';
import { lazyFlow } from './lazy-flow.ts';

type MenuFlows = Pick<VisitorFlows, 'departmentProducts'>;

/** What the menu shows before it has asked for anything. */
const first = { departmentProducts: { value: 'waiting', context: { pointed: null }, tags: [] } };

/** The flow of the menu's products: its code comes with the first thing it is asked. */
export const lazyDepartmentProducts = (deps: DepartmentProductsDependencies): MenuFlows =>
  lazyFlow<MenuFlows>(first, async () =>
    (await import('./department-products.ts')).openDepartmentProducts(deps),
  );
