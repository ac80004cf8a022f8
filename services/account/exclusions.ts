import {
  removeExclusions,
  saveExclusions,
  viewExclusions,
  type Exclusions,
} from '../../contract/api/account/exclusion.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

/** What a shopper excludes, and whether they let the shop keep it: data concerning health (art. 9 GDPR). */
export interface ExclusionsToKeep {
  exclusions: Exclusions;
  hasConsent: boolean;
}

export interface ExclusionService {
  /** The shopper's own (E01); null where none are kept. */
  view(options?: CallOptions): Promise<Exclusions | null>;
  /** Keeps them as a whole (E02); answers what is kept. Refused without consent: `exclusion.consent.required`. */
  save(kept: ExclusionsToKeep, options?: CallOptions): Promise<Exclusions | null>;
  /** Deletes them (E03). */
  remove(options?: CallOptions): Promise<void>;
}

export const createExclusionService = ({ client }: { client: ApiClient }): ExclusionService => ({
  view: async (options) => (await client.call(viewExclusions, {}, options)).data.exclusions,
  save: async ({ exclusions, hasConsent }, options) =>
    (await client.call(saveExclusions, { ...exclusions, consent: hasConsent }, options)).data.exclusions,
  async remove(options) {
    await client.call(removeExclusions, {}, options);
  },
});
