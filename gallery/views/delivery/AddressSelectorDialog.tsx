import { AddressSelectorDialog } from '../../../src/views/delivery/AddressSelectorDialog.tsx';
import { addressSelectorModel } from '../../../paths/models/address-selector/address-selector.model.ts';
import { homes } from '../../fixtures/addresses.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { manyHomes } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

const oneHome = manyHomes.slice(0, 1);

export const view = galleryView({
  kind: 'dialog',
  model: addressSelectorModel,
  // An address that is edited and a store that is looked for are shown by their own flows.
  isShown: (selector) =>
    selector.status === 'active' && !selector.matches('editing') && !selector.matches('finding'),
  variantName: ({ context: { addresses, chosenId, error } }) =>
    [
      addresses.length === 0 ? 'no address' : '',
      chosenId === null ? 'nothing chosen' : '',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (selector) => {
    const { addresses, chosenId, error } = selector.context;
    return selector.matches('awaitingChoice') && addresses.length > 0 && chosenId !== null && error === null
      ? {
          '': selector,
          'one address': withContext(selector, { addresses: oneHome }),
          'twelve addresses': withContext(selector, { addresses: manyHomes }),
        }
      : { '': selector };
  },
  show: (selector, record) => {
    const { addresses } = selector.context;
    const isDressed = addresses.length === 0 || addresses === manyHomes || addresses === oneHome;
    const dressed = isDressed ? selector : withContext(selector, { addresses: homes });
    const open = standIn('addressSelector', dressed, record);
    const cart = cartSnapshot({ ...fullCart, shippingAddress: null });
    return {
      node: <AddressSelectorDialog selector={open} />,
      ...(selector.context.chosenId === null && { flows: { cart } }),
    };
  },
});
