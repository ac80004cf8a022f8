import { createActor } from 'xstate';
import { contentPageActors } from '../../machines/content-page/content-page.actors.ts';
import { contentPageLogic } from '../../machines/content-page/content-page.logic.ts';
import { isPostMissing, shownPost } from '../../machines/content-page/content-page.selectors.ts';
import { paths } from '../routing/paths.ts';
import { ContentView } from '../views/content/ContentView.tsx';
import { shippedSnapshot } from '../routing/page-actor.ts';
import { contentHead, plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';

export const page: PageModule = {
  open(deps, { params }, snapshots) {
    const slug = params.slug ?? '';
    const post = createActor(contentPageLogic.provide({ actors: contentPageActors(deps) }), {
      input: { slug, hash: deps.hash },
      ...shippedSnapshot(snapshots, 'post'),
    });
    return {
      actors: { post },
      start: () => post.start(),
      stop: () => post.stop(),
      follow: () => undefined,
      render: () => <ContentView page={post} />,
      head() {
        const snapshot = post.getSnapshot();
        if (isPostMissing(snapshot)) return plainHead(deps.tenant, deps.tenant.texts.notFound.title, 404);
        const shown = shownPost(snapshot);
        return shown === null
          ? plainHead(deps.tenant, '')
          : contentHead(deps.tenant, shown, paths.content(slug));
      },
      isSettled: () => post.getSnapshot().hasTag('settled'),
    };
  },
};
