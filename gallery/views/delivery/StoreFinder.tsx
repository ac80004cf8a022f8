import { AddressSelectorDialog } from '../../../src/views/delivery/AddressSelectorDialog.tsx';
import { addressSelectorModel } from '../../../paths/models/address-selector/address-selector.model.ts';
import { positionModel } from '../../../paths/models/position/position.model.ts';
import { storeFinderModel } from '../../../paths/models/store-finder/store-finder.model.ts';
import { lockerPlaces, storePlaces } from '../../fixtures/pickup-places.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: storeFinderModel,
  isShown: ({ status }) => status === 'active',
  variantName: ({ context: { kind, places, typed, isUnknown, near, chosenId, error } }) =>
    [
      kind,
      places === null ? '' : places.length === 0 ? 'there is none' : '',
      typed === '' ? '' : 'something is typed',
      isUnknown ? 'nobody knows it' : '',
      near === null ? '' : `near a place of the ${near.by}`,
      chosenId === null ? '' : 'one is chosen',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (finder) => {
    const { kind, places, typed, chosenId } = finder.context;
    const isPlain = kind === 'store' && places?.length > 0 && typed === '' && chosenId === null;
    return finder.matches({ looking: 'awaitingChoice' }) && isPlain
      ? { '': finder, 'one place': withContext(finder, { most: 1 }) }
      : { '': finder };
  },
  show: (finder, record) => {
    const { kind, places, most } = finder.context;
    const known = (kind === 'store' ? storePlaces : lockerPlaces).slice(0, most);
    const dressed = withContext(finder, {
      places: places === null || places.length === 0 ? places : known,
    });
    const position = standIn('position', snapshotAt(positionModel, 'idle'), record);
    const open = standIn('storeFinder', withChildren(dressed, { position }), record);
    const selector = withChildren(snapshotAt(addressSelectorModel, 'finding', { addressType: kind }), {
      finder: open,
    });
    return { node: <AddressSelectorDialog selector={standIn('addressSelector', selector, record)} /> };
  },
});
