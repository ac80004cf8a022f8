import { fromPromise } from 'xstate';
import type { Post } from '../../contract/api/content/content.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const perksActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listPerks: fromPromise<readonly Post[]>(async ({ signal }) =>
    (await (await services()).posts()).perks({ signal }),
  ),
});
