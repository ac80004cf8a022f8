import * as api from '../../../contract/api/account/exclusion.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { ExclusionContext } from './exclusion.context.ts';
import { findExclusions, forgetExclusions, judgeProducts, keepExclusions } from './exclusion.usecases.ts';

/** E01-E04. */
export function exclusionRoutes(routes: ShopApi<Transactional<ExclusionContext>>): void {
  routes.personal(api.viewExclusions, async ({ context, user }) => ({
    data: { exclusions: await findExclusions(context, user.userId) },
  }));

  routes.personal(api.saveExclusions, async ({ context, user, params }) => ({
    data: { exclusions: await keepExclusions(context, user.userId, params) },
  }));

  routes.personal(api.removeExclusions, async ({ context, user }) => {
    await forgetExclusions(context, user.userId);
    return { data: null };
  });

  routes.personal(api.checkExclusions, async ({ context, user, params }) => ({
    data: await judgeProducts(context, user.userId, params.product_ids),
  }));
}
