import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '../../locales/it/personal.po';
import { wishlistActors } from '../../machines/wishlist/wishlist.actors.ts';
import { wishlistLogic } from '../../machines/wishlist/wishlist.logic.ts';
import { isListLoading } from '../../machines/wishlist/wishlist.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { ListDetailView } from '../views/lists/ListDetailView.tsx';

export const page: PageModule = {
  messages,
  open(deps, { params: { listId } }) {
    const wishlist = createActor(wishlistLogic.provide({ actors: wishlistActors(deps) }), {
      input: { id: listId === 'favourites' ? null : Number(listId) },
    });
    return {
      actors: { wishlist },
      start: () => wishlist.start(),
      stop: () => wishlist.stop(),
      follow: () => undefined,
      render: () => <ListDetailView wishlist={wishlist} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Dettaglio lista`)),
      isSettled: () => !isListLoading(wishlist.getSnapshot()),
    };
  },
};
