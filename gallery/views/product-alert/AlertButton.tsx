import { AlertButton } from '../../../src/views/product-alert/AlertButton.tsx';
import { productAlertsModel } from '../../../paths/models/product-alerts/product-alerts.model.ts';
import { aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

/** The truffle of the model, which is not there. */
const soldOut = aProduct({ available: 0 });

export const view = galleryView({
  kind: 'part',
  model: productAlertsModel,
  // The other product of the model has a button of its own.
  isShown: ({ context: { presses } }) => Array.isArray(presses) && presses.length === 0,
  variantName: ({ context: { alerts } }) => (Array.isArray(alerts) && alerts.length > 0 ? 'waited for' : ''),
  show: (productAlerts) => ({
    flows: { ...withoutSession(productAlerts), productAlerts },
    node: <AlertButton product={soldOut} />,
  }),
});
