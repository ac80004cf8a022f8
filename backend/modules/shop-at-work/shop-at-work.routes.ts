import { subscribeAtWork } from '../../../contract/api/account/shop-at-work.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { ShopAtWorkContext } from './shop-at-work.context.ts';
import { subscribeAtWork as subscribe } from './shop-at-work.usecases.ts';

/** S16. */
export function shopAtWorkRoutes(routes: ShopApi<Transactional<ShopAtWorkContext>>): void {
  routes.personal(subscribeAtWork, async ({ context, user, params }) => {
    const data = await subscribe(context, user.userId, params.subscriptionCode);
    return {
      data,
      infos: [
        {
          text: {
            it: `Ora puoi farti portare la spesa da ${data.name}.`,
            'en-US': `You can now have your groceries delivered to ${data.name}.`,
          },
        },
      ],
    };
  });
}
