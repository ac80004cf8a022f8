import { exportPersonalData, type PersonExport } from '../../contract/api/account/person-export.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

export interface PersonalDataService {
  /** Everything the shop knows of the shopper (REG-27). */
  export(options?: CallOptions): Promise<PersonExport>;
}

export function createPersonalDataService({ client }: { client: ApiClient }): PersonalDataService {
  return {
    export: async (options) => (await client.call(exportPersonalData, {}, options)).data,
  };
}
