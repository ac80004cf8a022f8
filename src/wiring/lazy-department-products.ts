import type { VisitorFlows } from '../views/flows.ts';
import { createDeferred } from './deferred.ts';
import { deferredActors } from './deferred-actors.ts';
import type { DepartmentProductsDependencies } from './department-products.ts';

type MenuFlows = Pick<VisitorFlows, 'departmentProducts'>;

/** What the menu shows before it has asked for anything. */
const first = { departmentProducts: { value: 'waiting', context: { pointed: null }, tags: [] } };

/** The flow of the menu's products: its code comes with the first thing it is asked. */
export function lazyDepartmentProducts(deps: DepartmentProductsDependencies): MenuFlows {
  const come = createDeferred<{ flows: MenuFlows }>();
  let opening: Promise<void> | undefined;
  return deferredActors<MenuFlows>(first, {
    ...come,
    use(call) {
      opening ??= import('./department-products.ts')
        .then(({ openDepartmentProducts }) => come.release(openDepartmentProducts(deps)))
        .catch(() => {
          // Fetched again with the next thing that is asked.
          opening = undefined;
        });
      return come.use(call);
    },
  });
}
