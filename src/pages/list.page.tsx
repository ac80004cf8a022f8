import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { borrowedListActors } from '../../machines/borrowed-list/borrowed-list.actors.ts';
import { borrowedListLogic } from '../../machines/borrowed-list/borrowed-list.logic.ts';
import { listEntryActors } from '../../machines/list-entry/list-entry.actors.ts';
import { listEntryLogic } from '../../machines/list-entry/list-entry.logic.ts';
import { listOrderActors } from '../../machines/list-order/list-order.actors.ts';
import { listOrderLogic } from '../../machines/list-order/list-order.logic.ts';
import { listSharingActors } from '../../machines/list-sharing/list-sharing.actors.ts';
import { listSharingLogic } from '../../machines/list-sharing/list-sharing.logic.ts';
import { wishlistActors } from '../../machines/wishlist/wishlist.actors.ts';
import { wishlistLogic } from '../../machines/wishlist/wishlist.logic.ts';
import { isListLoading } from '../../machines/wishlist/wishlist.selectors.ts';
import { browserLinkGiver } from '../../services/lists/link-giver.ts';
import { addressOf } from '../routing/entry/here.ts';
import { shopOrigin } from '../routing/entry/shop-origin.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageDependencies, PageModule } from '../routing/page.ts';
import { paths } from '../routing/paths.ts';
import { ListDetailView } from '../views/lists/ListDetailView.tsx';

const linkOf = (token: string): string => shopOrigin() + addressOf(paths.joinList(token));

/** What can be done with a list that has a number; the favourites are nobody else's. */
function numbered(deps: PageDependencies, listId: number) {
  const links = browserLinkGiver();
  return {
    sharing: createActor(
      listSharingLogic.provide({ actors: listSharingActors({ ...deps, links, addressOf: linkOf }) }),
      { input: { listId, canShare: links.canShare } },
    ),
    borrowed: createActor(borrowedListLogic.provide({ actors: borrowedListActors(deps) }), {
      input: { listId },
    }),
  };
}

export const page: PageModule = {
  messages,
  open(deps, { params: { listId } }) {
    const id = listId === 'favourites' ? null : Number(listId);
    const wishlist = createActor(wishlistLogic.provide({ actors: wishlistActors(deps) }), { input: { id } });
    const order = createActor(listOrderLogic.provide({ actors: listOrderActors(deps) }));
    const entry = createActor(listEntryLogic.provide({ actors: listEntryActors(deps) }));
    const others = id === null ? {} : numbered(deps, id);
    const actors = { wishlist, order, entry, ...others };
    const flows = { sharing: null, borrowed: null, ...actors };
    return {
      actors,
      start: () => Object.values(actors).forEach((actor) => actor.start()),
      stop: () => Object.values(actors).forEach((actor) => actor.stop()),
      follow: () => undefined,
      render: () => <ListDetailView {...flows} linkOf={linkOf} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Dettaglio lista`)),
      isSettled: () => !isListLoading(wishlist.getSnapshot()),
    };
  },
};
