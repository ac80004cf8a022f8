import { AddressSelectorDialog } from '../../../src/views/delivery/AddressSelectorDialog.tsx';
import { addressSelectorModel } from '../../../paths/models/address-selector/address-selector.model.ts';
import { homes, stores } from '../../fixtures/addresses.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: addressSelectorModel,
  // While an address is edited its own dialog stands there.
  isShown: (selector) => selector.status === 'active' && !selector.matches('editing'),
  variantName: ({ context: { deliveryServiceId, addresses, choice, error } }) =>
    [
      deliveryServiceId === 1 ? 'pickup' : addresses.length === 0 ? 'no address' : '',
      choice === null ? 'nothing chosen' : '',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (selector, record) => {
    const { addresses, stores: offered } = selector.context;
    const dressed = withContext(selector, {
      addresses: addresses.length === 0 ? [] : homes,
      stores: offered.length === 0 ? [] : stores,
    });
    const open = standIn('addressSelector', dressed, record);
    return { node: <AddressSelectorDialog selector={open} /> };
  },
});
