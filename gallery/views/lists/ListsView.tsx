import { ListsView } from '../../../src/views/lists/ListsView.tsx';
import { wishlistsModel } from '../../../paths/models/wishlists/wishlists.model.ts';
import { standIn } from '../../stand-in.ts';
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
  show: (lists, record) => ({
    flows: withoutSession(lists),
    node: <ListsView lists={standIn('wishlists', lists, record)} />,
  }),
});
