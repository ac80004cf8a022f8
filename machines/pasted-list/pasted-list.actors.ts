import { fromPromise } from 'xstate';
import type { MatchedLine } from '../../contract/api/shopping/product-match.ts';
import { pastedLines } from '../../contract/rules/shopping-list/pasted-lines.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const pastedListActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  matchLines: fromPromise<readonly MatchedLine[], { text: string }>(async ({ input: { text }, signal }) =>
    (await services()).catalogue.match(pastedLines(text).lines, { signal }),
  ),
});
