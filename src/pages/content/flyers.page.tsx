import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/content.po';
import { flyersActors } from '../../../machines/flyers/flyers.actors.ts';
import { flyersMachine } from '../../../machines/flyers/flyers.machine.ts';
import { listedFlyers } from '../../../machines/flyers/flyers.selectors.ts';
import { shippedSnapshot } from '../../routing/page-actor.ts';
import { ownHead } from '../../routing/page-head.ts';
import type { PageModule } from '../../routing/page.ts';
import { paths } from '../../routing/paths.ts';
import { FlyersView } from '../../views/flyers/FlyersView.tsx';
import { numberedHead } from '../parts/numbered-head.ts';
import { pageOf } from '../parts/page-of.ts';

/** Of so many flyers a description is made. */
const described = 4;

export const page: PageModule = {
  messages,
  open(deps, at, snapshots) {
    const flyers = createActor(flyersMachine.provide({ actors: flyersActors(deps) }), {
      input: { page: pageOf(at) },
      ...shippedSnapshot(snapshots, 'flyers'),
    });
    return {
      actors: { flyers },
      start: () => flyers.start(),
      stop: () => flyers.stop(),
      follow: (next) => flyers.send({ type: 'page.changed', page: pageOf(next) }),
      render: () => <FlyersView flyers={flyers} />,
      head(now) {
        const titles = listedFlyers(flyers.getSnapshot())
          .slice(0, described)
          .map(({ title }) => title.rendered)
          .join(', ');
        const number = pageOf(now);
        const head = ownHead(deps.tenant, {
          name: deps.words(msg`Volantini`),
          description: titles && deps.words(msg`I volantini di ora: ${titles}.`),
          canonical: paths.flyersPage(number),
        });
        return numberedHead(head, { page: number, words: deps.words });
      },
      isSettled: () => flyers.getSnapshot().hasTag('settled'),
    };
  },
};
