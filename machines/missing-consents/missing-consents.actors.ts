import { fromPromise } from 'xstate';
import type { ConsentChange } from '../../services/account/consents.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { MissingConsents } from './missing-consents.types.ts';

export const missingConsentsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  /** What was never accepted, required or not. */
  loadMissing: patient(
    fromPromise<MissingConsents>(async ({ signal }) => {
      const { consents, profile } = await (await services()).account();
      const [all, { firstName, lastName, email }] = await Promise.all([
        consents.list({ signal }),
        profile.view({ signal }),
      ]);
      return { person: { firstName, lastName, email }, statements: all.filter(({ accepted }) => !accepted) };
    }),
  ),
  saveAnswers: patient(
    fromPromise<void, { answers: readonly ConsentChange[] }>(async ({ input, signal }) => {
      await (await (await services()).account()).consents.answer(input.answers, { signal });
    }),
  ),
});
