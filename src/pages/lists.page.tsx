import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { wishlistsActors } from '../../machines/wishlists/wishlists.actors.ts';
import { wishlistsLogic } from '../../machines/wishlists/wishlists.logic.ts';
import { areListsLoading } from '../../machines/wishlists/wishlists.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { ListsView } from '../views/lists/ListsView.tsx';

export const page: PageModule = {
  messages,
  open(deps) {
    const lists = createActor(wishlistsLogic.provide({ actors: wishlistsActors(deps) }));
    return {
      actors: { lists },
      start: () => lists.start(),
      stop: () => lists.stop(),
      follow: () => undefined,
      render: () => <ListsView lists={lists} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Le mie liste`)),
      isSettled: () => !areListsLoading(lists.getSnapshot()),
    };
  },
};
