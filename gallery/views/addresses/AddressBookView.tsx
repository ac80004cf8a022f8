import { AddressBookView } from '../../../src/views/addresses/AddressBookView.tsx';
import { addressBookModel } from '../../../paths/models/address-book/address-book.model.ts';
import { bookPoints } from '../../fixtures/pickup-places.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { manyHomes, manyPoints } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

const oneHome = manyHomes.slice(0, 1);

export const view = galleryView({
  kind: 'page',
  model: addressBookModel,
  // The editor is shown by its own flow.
  isShown: (book) => !book.matches('editing'),
  variantName: ({ context: { addresses, fieldErrors, error } }) =>
    [
      addresses === null ? 'not known yet' : '',
      Object.keys(fieldErrors).length === 0 ? '' : 'a wrong field',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (book) =>
    book.matches('shown') && book.context.error === null
      ? {
          '': book,
          'twelve of each': withContext(book, { addresses: manyHomes }),
          'one of each': withContext(book, { addresses: oneHome }),
          'none yet': withContext(book, { addresses: [] }),
        }
      : { '': book },
  show: (book, record) => {
    const { addresses } = book.context;
    const points =
      addresses === null || addresses.length === 0
        ? []
        : addresses === manyHomes
          ? manyPoints
          : addresses === oneHome
            ? manyPoints.slice(0, 1)
            : bookPoints;
    return {
      flows: withoutSession(book),
      node: <AddressBookView book={standIn('addressBook', withContext(book, { points }), record)} />,
    };
  },
});
