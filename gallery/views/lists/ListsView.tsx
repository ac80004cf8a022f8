import { ListsView } from '../../../src/views/lists/ListsView.tsx';
import { wishlistsModel } from '../../../paths/models/wishlists/wishlists.model.ts';
import { standIn } from '../../stand-in.ts';
import { manyLike } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: wishlistsModel,
  variantName: ({ context: { lists, nameError, error } }) =>
    [
      lists === null ? 'not known yet' : '',
      nameError === null ? '' : 'a wrong name',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (lists) =>
    lists.matches('shown') && lists.context.nameError === null && lists.context.error === null
      ? {
          '': lists,
          'twelve lists': withContext(lists, {
            lists: {
              ...lists.context.lists,
              own: manyLike<{ listId: number; name: string }>(lists.context.lists.own, 12, (at) => ({
                listId: 300 + at,
                name: `Lista ${at}`,
              })),
            },
          }),
          'one list': withContext(lists, {
            lists: { own: lists.context.lists.own.slice(0, 1), shared: [] },
          }),
          'no list': withContext(lists, { lists: { own: [], shared: [] } }),
        }
      : { '': lists },
  show: (lists, record) => ({
    flows: withoutSession(lists),
    node: <ListsView lists={standIn('wishlists', lists, record)} />,
  }),
});
