import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/content.po';
import { perksActors } from '../../../machines/perks/perks.actors.ts';
import { perksMachine } from '../../../machines/perks/perks.machine.ts';
import { listedPerks } from '../../../machines/perks/perks.selectors.ts';
import { shippedSnapshot } from '../../routing/page-actor.ts';
import { contentHead } from '../../routing/page-head.ts';
import type { PageModule } from '../../routing/page.ts';
import { paths } from '../../routing/paths.ts';
import { PerksView } from '../../views/perks/PerksView.tsx';
import { ownPoints } from '../parts/own-points.ts';

export const page: PageModule = {
  messages,
  open(deps, _at, snapshots) {
    const perks = createActor(perksMachine.provide({ actors: perksActors(deps) }), {
      ...shippedSnapshot(snapshots, 'perks'),
    });
    const points = ownPoints(deps);
    return {
      actors: { perks },
      start: () => perks.start(),
      stop: () => perks.stop(),
      follow: () => undefined,
      render: () => <PerksView perks={perks} points={points} />,
      head() {
        const titles = listedPerks(perks.getSnapshot())
          .map(({ title }) => title.rendered)
          .join(', ');
        return contentHead(
          deps.tenant,
          {
            title: { rendered: deps.words(msg`Vantaggi`) },
            meta: {
              seo_title: '',
              seo_description: titles && deps.words(msg`I vantaggi della carta: ${titles}.`),
            },
            link: paths.perks,
          },
          paths.perks,
        );
      },
      isSettled: () => perks.getSnapshot().hasTag('settled'),
    };
  },
};
