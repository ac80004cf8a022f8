import {
  listAnsweredDisclaimers,
  updateDisclaimers,
  type AnsweredDisclaimer,
} from '../../contract/api/account/disclaimer.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

/** What the shopper now says to one statement. */
export interface ConsentChange {
  legalId: number;
  accepted: boolean;
}

export interface ConsentService {
  /** The statements of the registration with what the shopper answered, in their order. */
  list(options?: CallOptions): Promise<AnsweredDisclaimer[]>;
  /** Gives or withdraws one; answers all of them as they now are. */
  change(change: ConsentChange, options?: CallOptions): Promise<AnsweredDisclaimer[]>;
}

export function createConsentService({ client }: { client: ApiClient }): ConsentService {
  return {
    list: async (options) => (await client.call(listAnsweredDisclaimers, {}, options)).data.disclaimers,
    change: async (change, options) =>
      (await client.call(updateDisclaimers, { disclaimers: [change] }, options)).data.disclaimers,
  };
}
