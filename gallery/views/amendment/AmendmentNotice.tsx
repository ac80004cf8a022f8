import type { AnyMachineSnapshot } from 'xstate';
import { AmendmentNotice } from '../../../src/views/amendment/AmendmentNotice.tsx';
import { amendmentModel } from '../../../paths/models/amendment/amendment.model.ts';
import { isAmendmentTold } from '../../../machines/amendment/amendment.selectors.ts';
import { amendingCart, untouchedCart, withOrder } from '../../fixtures/amendment.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

const refused = {
  failure: 'refused' as const,
  messages: [{ text: 'La spesa minima è di 25,00 €.', code: 'checkout.minOrder', field: null }],
};

export const view = galleryView({
  kind: 'part',
  model: amendmentModel,
  isShown: isAmendmentTold,
  variantName: ({ context: { seen } }) => (seen === null ? 'no order' : ''),
  variants: (amendment): Record<string, AnyMachineSnapshot> => {
    const shown = withOrder(amendment);
    if (!amendment.matches({ open: 'amending' })) return { '': shown };
    return {
      '': withContext(shown, { error: null, isNotConfirmed: false }),
      'nothing changed': withContext(shown, { key: 'nothing changed', error: null }),
      refused: withContext(shown, { error: refused }),
      'not confirmed': withContext(shown, { error: null, isNotConfirmed: true }),
    };
  },
  show: (amendment) => ({
    flows: {
      amendment,
      cart: cartSnapshot(amendment.context.key === 'nothing changed' ? untouchedCart : amendingCart),
    },
    node: <AmendmentNotice />,
  }),
});
