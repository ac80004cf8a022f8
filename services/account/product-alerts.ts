import {
  addProductAlert,
  listProductAlerts,
  removeProductAlert,
} from '../../contract/api/shopping/product-alert.ts';
import type { EndpointData } from '../../contract/api/endpoint.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

export interface ProductAlertService {
  /** What the shopper waits for, the newest first (A13). */
  list(options?: CallOptions): Promise<EndpointData<typeof listProductAlerts>['alerts']>;
  /** Waits for a product, or no longer; answers how it stands (A11, A12). */
  set(
    change: { productId: number; wanted: boolean },
    options?: CallOptions,
  ): Promise<EndpointData<typeof addProductAlert>>;
}

export const createProductAlertService = ({ client }: { client: ApiClient }): ProductAlertService => ({
  list: async (options) => (await client.call(listProductAlerts, {}, options)).data.alerts,
  set: async ({ productId, wanted }, options) =>
    (await client.call(wanted ? addProductAlert : removeProductAlert, { productId }, options)).data,
});
