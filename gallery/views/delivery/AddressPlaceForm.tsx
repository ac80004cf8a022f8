import { AddressPlaceForm } from '../../../src/views/delivery/AddressPlaceForm.tsx';
import { addressEditorModel } from '../../../tests/models/address-editor/address-editor.model.ts';
import { addressSuggestModel } from '../../../tests/models/address-suggest/address-suggest.model.ts';
import { suggestions } from '../../fixtures/addresses.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: addressSuggestModel,
  look: ({ context: { typed } }) => (typed === '' ? 'empty' : ''),
  show: (found, record) => {
    const suggest = standIn(
      'addressSuggest',
      found.context.suggestions.length === 0 ? found : withContext(found, { suggestions }),
      record,
    );
    const editor = withChildren(snapshotAt(addressEditorModel, 'enteringPlace'), { suggest });
    return {
      node: <AddressPlaceForm editor={standIn('addressEditor', editor, record)} formId="address-place" />,
    };
  },
});
