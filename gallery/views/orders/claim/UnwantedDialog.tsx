import { isConfirmingUnwanted } from '../../../../machines/claim/claim.selectors.ts';
import { claimModel } from '../../../../paths/models/claim/claim.model.ts';
import { UnwantedDialog } from '../../../../src/views/orders/claim/UnwantedDialog.tsx';
import { orderRightFlows } from '../../../order-right-flows.ts';
import { galleryView } from '../../../view.ts';
import { withoutSession } from '../../../world.ts';

export const view = galleryView({
  kind: 'dialog',
  model: claimModel,
  // The model is of this chart.
  isShown: (snapshot) => isConfirmingUnwanted(snapshot as Parameters<typeof isConfirmingUnwanted>[0]),
  variantName: ({ context: { error } }) => (error === null ? '' : 'an error'),
  show: (claim, record) => ({
    flows: withoutSession(claim),
    node: <UnwantedDialog claim={orderRightFlows(record, { claim }).claim} />,
  }),
});
