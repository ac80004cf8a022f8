import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { AddressEditorDialog } from '../../../src/views/delivery/AddressEditorDialog.tsx';
import { addressEditorModel } from '../../../paths/models/address-editor/address-editor.model.ts';
import { addressSelectorModel } from '../../../paths/models/address-selector/address-selector.model.ts';
import { positionModel } from '../../../paths/models/position/position.model.ts';
import { addressSuggestModel } from '../../../paths/models/address-suggest/address-suggest.model.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const isFilledIn = (fields: unknown): boolean =>
  fields instanceof Object && Object.values(fields).some((value) => value !== '');

interface AskingProps {
  describing: AnyActorRef;
  selector: AnyActorRef;
  confirming: AnyActorRef;
}

/** The question opens over the dialog that is there: opened at once, each would hide the other. */
function Asking({ describing, confirming, selector }: AskingProps) {
  const [isThere, setThere] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second dialog has to come after the first
  useEffect(() => setThere(true), []);
  return <AddressEditorDialog editor={isThere ? confirming : describing} selector={selector} />;
}

export const view = galleryView({
  kind: 'dialog',
  model: addressEditorModel,
  isShown: ({ status }) => status === 'active',
  variantName: ({ context: { place, check, missing, fieldErrors, error, details } }) =>
    [
      isFilledIn(place) ? '' : 'empty',
      missing === null ? '' : 'fields are missing',
      check?.addressNumber === null ? 'the civico is asked' : '',
      isFilledIn(details) ? 'described' : '',
      ...Object.keys(fieldErrors).map((field) => `${field} is wrong`),
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (editor, record) => {
    const suggest = standIn('addressSuggest', snapshotAt(addressSuggestModel, 'idle'), record);
    const position = standIn('position', snapshotAt(positionModel, 'idle'), record);
    const open = standIn('addressEditor', withChildren(editor, { suggest, position }), record);
    const selector = standIn('addressSelector', snapshotAt(addressSelectorModel, 'editing'), record);
    if (!editor.hasTag('confirming'))
      return { node: <AddressEditorDialog editor={open} selector={selector} /> };
    const before = standIn('addressEditor', snapshotAt(addressEditorModel, 'enteringDetails'), record);
    return { node: <Asking describing={before} confirming={open} selector={selector} /> };
  },
});
