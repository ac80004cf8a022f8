import { createActor } from 'xstate';
import { messages } from '#words/content.po';
import { categoryIdIn } from '../../../contract/rules/catalogue/category-id.ts';
import { flyerActors } from '../../../machines/flyer/flyer.actors.ts';
import { flyerLogic } from '../../../machines/flyer/flyer.logic.ts';
import { flyerProducts, isFlyerMissing, shownFlyer } from '../../../machines/flyer/flyer.selectors.ts';
import { shippedSnapshot } from '../../routing/page-actor.ts';
import { contentHead, plainHead } from '../../routing/page-head.ts';
import type { PageModule } from '../../routing/page.ts';
import { paths } from '../../routing/paths.ts';
import { FlyerView } from '../../views/flyers/FlyerView.tsx';
import { pageOf } from '../parts/page-of.ts';

export const page: PageModule = {
  messages,
  open(deps, at, snapshots) {
    const slug = at.params['volantino'] ?? '';
    const flyer = createActor(flyerLogic.provide({ actors: flyerActors(deps) }), {
      input: { slug, hash: deps.hash, page: pageOf(at) },
      ...shippedSnapshot(snapshots, 'flyer'),
    });
    const products = () => flyerProducts(flyer.getSnapshot());
    return {
      actors: { flyer },
      start: () => flyer.start(),
      stop: () => flyer.stop(),
      follow: (next) => flyer.send({ type: 'page.changed', page: pageOf(next) }),
      render: () => <FlyerView page={flyer} />,
      head() {
        const snapshot = flyer.getSnapshot();
        if (isFlyerMissing(snapshot)) return plainHead(deps.tenant, deps.tenant.texts.notFound.title, 404);
        const shown = shownFlyer(snapshot);
        return shown === null
          ? plainHead(deps.tenant, '')
          : contentHead(deps.tenant, shown, paths.flyer(slug));
      },
      viewed: () => ({ kind: 'list', name: `flyer ${slug}`, products: products() }),
      listed: (wanted) => products().find((product) => product.slug === wanted),
      listedCategory: (wanted) =>
        categoryIdIn(
          products().flatMap(({ breadCrumbs }) => breadCrumbs),
          wanted,
        ),
      isSettled: () => flyer.getSnapshot().hasTag('settled'),
    };
  },
};
