import { createActor } from 'xstate';
import { messages } from '#words/product.po';
import { categoryIdIn } from '../../contract/rules/catalogue/category-id.ts';
import { alternativesActors } from '../../machines/alternatives/alternatives.actors.ts';
import { alternativesMachine } from '../../machines/alternatives/alternatives.machine.ts';
import { productActors } from '../../machines/product/product.actors.ts';
import { productLogic } from '../../machines/product/product.logic.ts';
import { isProductMissing, shownProduct } from '../../machines/product/product.selectors.ts';
import { paths } from '../routing/paths.ts';
import { ProductView } from '../views/product-page/ProductView.tsx';
import { shippedSnapshot } from '../routing/page-actor.ts';
import { describedHead, fullName, plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';

export const page: PageModule = {
  messages,
  open(deps, { params: { slug = '' } }, snapshots) {
    const product = createActor(productLogic.provide({ actors: productActors(deps) }), {
      input: { slug, hash: deps.hash, listed: deps.listed(slug) },
      ...shippedSnapshot(snapshots, 'product'),
    });
    const alternatives = createActor(alternativesMachine.provide({ actors: alternativesActors(deps) }), {
      input: { hash: deps.hash },
      ...shippedSnapshot(snapshots, 'alternatives'),
    });
    const companions = createActor(
      alternativesMachine.provide({ actors: alternativesActors({ ...deps, kind: 'beside' }) }),
      {
        input: { hash: deps.hash },
        ...shippedSnapshot(snapshots, 'companions'),
      },
    );
    const all = [product, alternatives, companions];
    return {
      actors: { product, alternatives, companions },
      start: () => all.forEach((actor) => actor.start()),
      stop: () => all.forEach((actor) => actor.stop()),
      follow: () => undefined,
      render: () => <ProductView page={product} alternatives={alternatives} companions={companions} />,
      head() {
        const snapshot = product.getSnapshot();
        const shown = shownProduct(snapshot);
        if (isProductMissing(snapshot)) return plainHead(deps.tenant, deps.tenant.texts.notFound.title, 404);
        if (shown === null) return plainHead(deps.tenant, '');
        return describedHead(
          deps.tenant,
          'product',
          { name: fullName(shown), price: shown.priceDisplay },
          { canonical: paths.product(shown.slug), status: 200 },
        );
      },
      viewed() {
        const shown = shownProduct(product.getSnapshot());
        return shown && { kind: 'product', product: shown };
      },
      listedCategory: (slug) => categoryIdIn(shownProduct(product.getSnapshot())?.breadCrumbs ?? [], slug),
      isSettled: () => product.getSnapshot().hasTag('settled'),
    };
  },
};
