import { checkExclusions } from '../../contract/api/account/exclusion.ts';
import type { EndpointData } from '../../contract/api/endpoint.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

export interface ExcludedProductService {
  /** Which of 1 to 200 products the shopper excludes, and why (E04). */
  check(productIds: readonly number[], options?: CallOptions): Promise<EndpointData<typeof checkExclusions>>;
}

export const createExcludedProductService = ({ client }: { client: ApiClient }): ExcludedProductService => ({
  check: async (productIds, options) =>
    (await client.call(checkExclusions, { product_ids: JSON.stringify(productIds) }, options)).data,
});
