import type { MovedAddresses } from '../../contract/tenant.ts';

export const addresses: MovedAddresses = {
  moved: {},
  gone: [],
};
