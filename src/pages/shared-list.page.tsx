import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { listJoiningActors } from '../../machines/list-joining/list-joining.actors.ts';
import { listJoiningLogic } from '../../machines/list-joining/list-joining.logic.ts';
import { isJoiningSettled } from '../../machines/list-joining/list-joining.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { SharedListView } from '../views/lists/SharedListView.tsx';

/** A link that carries nothing is as one that is no longer good. */
const noToken = '-';

export const page: PageModule = {
  messages,
  open(deps, { search }) {
    const joining = createActor(listJoiningLogic.provide({ actors: listJoiningActors(deps) }), {
      input: { token: new URLSearchParams(search).get('token') || noToken },
    });
    return {
      actors: { joining },
      start: () => joining.start(),
      stop: () => joining.stop(),
      follow: () => undefined,
      render: () => <SharedListView joining={joining} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Lista condivisa`)),
      isSettled: () => isJoiningSettled(joining.getSnapshot()),
    };
  },
};
