import { isListSelectorOpen } from '../../../machines/list-selector/list-selector.selectors.ts';
import type { ListSubject } from '../../../machines/list-selector/list-selector.types.ts';
import { favouritesModel } from '../../../paths/models/favourites/favourites.model.ts';
import { listSelectorModel } from '../../../paths/models/list-selector/list-selector.model.ts';
import { ListSelectorDialog } from '../../../src/views/list-selector/ListSelectorDialog.tsx';
import { pasta } from '../../fixtures/products.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

/** The penne with their picture. */
const pictured = (subject: ListSubject | null): ListSubject | null =>
  subject?.kind === 'product' ? { ...subject, product: pasta } : subject;

export const view = galleryView({
  kind: 'dialog',
  model: listSelectorModel,
  // The model is of this chart.
  isShown: (snapshot) => isListSelectorOpen(snapshot as Parameters<typeof isListSelectorOpen>[0]),
  variantName: ({ context: { subject, lists, nameError, error } }) =>
    [
      subject?.kind === 'many' ? 'an order' : '',
      lists === null ? 'not known yet' : lists.length > 3 ? 'a list made' : '',
      nameError === null ? '' : 'a wrong name',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (selector) =>
    selector.matches('shown') &&
    selector.context.subject?.kind !== 'many' &&
    selector.context.lists?.length === 3 &&
    selector.context.nameError === null &&
    selector.context.error === null
      ? {
          '': selector,
          'one list': withContext(selector, { lists: selector.context.lists.slice(0, 1) }),
          'twelve lists': withContext(selector, {
            lists: manyLike<{ listId: number; name: string }>(selector.context.lists, 12, (at) => ({
              listId: 300 + at,
              name: `Lista ${at}`,
            })),
          }),
        }
      : { '': selector },
  show: (selector) => ({
    flows: {
      ...withoutSession(selector),
      listSelector: withContext(selector, { subject: pictured(selector.context.subject) }),
      favourites: snapshotAt(favouritesModel, 'shown', {
        favourites: { listId: 5, productIds: [pasta.productId] },
      }),
    },
    node: <ListSelectorDialog />,
  }),
});
