import { fromPromise } from 'xstate';
import type { PagePart, PartsQuery } from './content-page.types.ts';
import type { Post } from '../../contract/api/content/content.ts';
import { textParts, type TextPart } from '../../contract/rules/content/text-parts.ts';
import type { ShopServices } from '../../services/shop-services.ts';

/** A piece that does not come, or holds nothing, is left out. */
async function loadPart(
  part: TextPart,
  { content, catalogue }: ShopServices,
  { hash, signal }: { hash: string; signal: AbortSignal },
): Promise<PagePart | null> {
  try {
    switch (part.kind) {
      case 'text':
        return part;
      case 'block': {
        const post = await content.block(part.slug, { signal });
        return post === null ? null : { kind: 'block', post };
      }
      case 'products': {
        const products = await catalogue.named({ slugs: part.slugs, hash }, { signal });
        return products.length === 0 ? null : { kind: 'products', products };
      }
    }
  } catch (error) {
    if (signal.aborted) throw error;
    return null; // optional by design (CMS-11)
  }
}

export const contentPageActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewPost: fromPromise<Post | null, { slug: string }>(async ({ input, signal }) =>
    (await services()).content.page(input.slug, { signal }),
  ),
  viewParts: fromPromise<readonly PagePart[], PartsQuery>(async ({ input: { html, hash }, signal }) => {
    const shop = await services();
    const parts = await Promise.all(textParts(html).map((part) => loadPart(part, shop, { hash, signal })));
    return parts.filter((part) => part !== null);
  }),
});
