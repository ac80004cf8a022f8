import { fromPromise } from 'xstate';
import type { ContentHit } from '../../contract/api/content/content.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { FoundPages } from './content-search.types.ts';

export const contentSearchActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  findContent: fromPromise<readonly ContentHit[], { words: string }>(async ({ input: { words }, signal }) => {
    const { posts } = await services();
    return (await posts()).find(words, { signal });
  }),
  searchContent: fromPromise<FoundPages, { words: string; page: number }>(async ({ input, signal }) => {
    const { posts } = await services();
    return (await posts()).search(input, { signal });
  }),
});
