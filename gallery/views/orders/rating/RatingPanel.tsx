import { ratingModel } from '../../../../paths/models/rating/rating.model.ts';
import { RatingPanel } from '../../../../src/views/orders/rating/RatingPanel.tsx';
import { deliveredOrder } from '../../../fixtures/delivered-orders.ts';
import { orderRightFlows } from '../../../order-right-flows.ts';
import { galleryView } from '../../../view.ts';
import { withoutSession } from '../../../world.ts';

export const view = galleryView({
  kind: 'part',
  model: ratingModel,
  variantName: ({ context: { saved, error } }) =>
    [saved === null ? 'not rated' : `${saved.rating} stars`, error === null ? '' : 'an error']
      .filter(Boolean)
      .join(', '),
  show: (rating, record) => ({
    flows: withoutSession(rating),
    node: <RatingPanel order={deliveredOrder} rating={orderRightFlows(record, { rating }).rating} />,
  }),
});
