import { subscribeAtWork } from '../../../contract/api/shop-at-work.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { subscribeAtWork as subscribe } from './shop-at-work.usecases.ts';

/** S16. */
export function shopAtWorkRoutes(routes: ShopApi): void {
  routes.personal(subscribeAtWork, async ({ context, user, params }) => {
    const data = await subscribe(context, user.userId, params.subscriptionCode);
    return { data, infos: [{ text: `Ora puoi farti portare la spesa da ${data.name}.` }] };
  });
}
