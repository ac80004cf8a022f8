import { DashboardLists } from '../../../src/views/dashboard/DashboardLists.tsx';
import { wishlistsModel } from '../../../paths/models/wishlists/wishlists.model.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: wishlistsModel,
  variantName: ({ context: { lists } }) => (lists === null ? 'not known yet' : ''),
  variants: (lists) =>
    lists.matches('shown')
      ? {
          some: lists,
          twelve: withContext(lists, {
            lists: {
              ...lists.context.lists,
              own: manyLike<{ listId: number; name: string }>(lists.context.lists.own, 12, (at) => ({
                listId: 300 + at,
                name: `Lista ${at}`,
              })),
            },
          }),
          one: withContext(lists, { lists: { own: lists.context.lists.own.slice(0, 1), shared: [] } }),
          none: withContext(lists, { lists: { own: [], shared: [] } }),
        }
      : { '': lists },
  // Nobody makes a list here.
  isShown: (lists) => !lists.matches('naming') && !lists.matches('creating'),
  show: (lists, record) => ({ node: <DashboardLists lists={standIn('lists', lists, record)} /> }),
});
