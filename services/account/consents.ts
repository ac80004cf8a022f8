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
  /** The same for several in one call, all or nothing (REG-10). */
  answer(answers: readonly ConsentChange[], options?: CallOptions): Promise<AnsweredDisclaimer[]>;
}

export function createConsentService({ client }: { client: ApiClient }): ConsentService {
  const answer: ConsentService['answer'] = async (answers, options) =>
    (await client.call(updateDisclaimers, { disclaimers: [...answers] }, options)).data.disclaimers;
  return {
    list: async (options) => (await client.call(listAnsweredDisclaimers, {}, options)).data.disclaimers,
    change: (change, options) => answer([change], options),
    answer,
  };
}
