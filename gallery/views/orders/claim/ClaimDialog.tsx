import { isClaimOpen } from '../../../../machines/claim/claim.selectors.ts';
import { claimModel } from '../../../../paths/models/claim/claim.model.ts';
import { ClaimDialog } from '../../../../src/views/orders/claim/ClaimDialog.tsx';
import { orderRightFlows } from '../../../order-right-flows.ts';
import { galleryView } from '../../../view.ts';
import { withoutSession } from '../../../world.ts';

export const view = galleryView({
  kind: 'dialog',
  model: claimModel,
  // The model is of this chart.
  isShown: (snapshot) => isClaimOpen(snapshot as Parameters<typeof isClaimOpen>[0]),
  variantName: ({ context: { reason, error } }) =>
    [reason ?? 'no reason yet', error === null ? '' : 'an error'].filter(Boolean).join(', '),
  show: (claim, record) => ({
    flows: withoutSession(claim),
    node: <ClaimDialog claim={orderRightFlows(record, { claim }).claim} />,
  }),
});
