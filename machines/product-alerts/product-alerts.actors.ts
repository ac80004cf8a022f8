import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { AlertPress, AlertStanding, ProductAlert } from './product-alerts.types.ts';

export const productAlertsActors = ({ services }: { services: () => Promise<ShopServices> }) => {
  const productAlerts = async () => (await (await services()).account()).productAlerts;
  return {
    loadAlerts: fromPromise<readonly ProductAlert[], { isAwaited: boolean }>(async ({ input, signal }) => {
      const alerts = await (await productAlerts()).list({ signal, silent: !input.isAwaited });
      return alerts.map(({ product, createdAt }) => ({ product, askedAt: createdAt }));
    }),
    setAlert: fromPromise<AlertStanding, AlertPress>(async ({ input: { product, wanted }, signal }) =>
      (await productAlerts()).set({ productId: product.productId, wanted }, { signal, silent: true }),
    ),
  };
};
