import { AwaitedProducts } from '../../../src/views/notifications/AwaitedProducts.tsx';
import { productAlertsModel } from '../../../paths/models/product-alerts/product-alerts.model.ts';
import type { ProductAlert } from '../../../machines/product-alerts/product-alerts.types.ts';
import { burrata, pesto } from '../../fixtures/products.ts';
import { withContext } from '../../states/reached-states.ts';
import { manyProducts } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

const waitedFor: readonly ProductAlert[] = [
  { product: burrata, askedAt: '2026-11-20T09:00:00.000Z' },
  { product: { ...pesto, available: 0 }, askedAt: null },
];

export const view = galleryView({
  kind: 'part',
  model: productAlertsModel,
  isShown: ({ context: { sending, presses } }) =>
    sending === null && Array.isArray(presses) && presses.length === 0,
  variantName: ({ context: { alerts, removed } }) =>
    [
      alerts === null ? 'unknown' : Array.isArray(alerts) && alerts.length === 0 ? 'none' : 'some',
      Array.isArray(removed) && removed.length > 0 ? 'one turned off' : '',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (alerts) => {
    const { alerts: known, removed } = alerts.context;
    if (!Array.isArray(known) || known.length === 0) return { '': alerts };
    const off = Array.isArray(removed) && removed.length > 0 ? [burrata.productId] : [];
    const some = withContext(alerts, { alerts: waitedFor, removed: off });
    if (off.length > 0 || !alerts.matches('shown')) return { '': some };
    const twelve = manyProducts(12).map((product) => ({
      product: { ...product, available: 0 },
      askedAt: null,
    }));
    const one = withContext(some, { alerts: waitedFor.slice(0, 1) });
    return { '': some, 'one of them': one, 'twelve of them': withContext(some, { alerts: twelve }) };
  },
  show: (productAlerts) => ({
    flows: { ...withoutSession(productAlerts), productAlerts },
    node: <AwaitedProducts />,
  }),
});
