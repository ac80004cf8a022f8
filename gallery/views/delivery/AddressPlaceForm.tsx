import { useEffect, useRef, type ReactNode } from 'react';
import { AddressPlaceForm } from '../../../src/views/delivery/AddressPlaceForm.tsx';
import { addressEditorModel } from '../../../paths/models/address-editor/address-editor.model.ts';
import { positionModel } from '../../../paths/models/position/position.model.ts';
import { addressSuggestModel } from '../../../paths/models/address-suggest/address-suggest.model.ts';
import { suggestions } from '../../fixtures/addresses.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { manySuggestions } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

/** Suggestions open under a field somebody types in. */
function Typing({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement>('[role="combobox"]');
    if (field === null || field === undefined || field.value === '') return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `${field.value} `);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return <div ref={box}>{children}</div>;
}

export const view = galleryView({
  kind: 'part',
  model: addressSuggestModel,
  variantName: ({ context: { typed } }) => (typed === '' ? 'empty' : ''),
  variants: (found) =>
    found.matches('suggested')
      ? {
          '': withContext(found, { suggestions }),
          'one suggestion': withContext(found, { suggestions: suggestions.slice(0, 1) }),
          'twenty suggestions': withContext(found, { suggestions: manySuggestions }),
        }
      : { '': found },
  show: (found, record) => {
    const suggest = standIn('addressSuggest', found, record);
    const position = standIn('position', snapshotAt(positionModel, 'idle'), record);
    const editor = withChildren(snapshotAt(addressEditorModel, 'enteringPlace'), { suggest, position });
    return {
      node: (
        <Typing>
          <AddressPlaceForm editor={standIn('addressEditor', editor, record)} formId="address-place" />
        </Typing>
      ),
    };
  },
});
