import { fromPromise } from 'xstate';
import type { Post } from '../../contract/api/content/content.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const faqActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listQuestions: fromPromise<readonly Post[]>(async ({ signal }) =>
    (await (await services()).posts()).questions({ signal }),
  ),
});
