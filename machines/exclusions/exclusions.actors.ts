import { fromPromise } from 'xstate';
import type { Exclusions } from '../../contract/api/account/exclusion.ts';
import type { ExclusionsToKeep } from '../../services/account/exclusions.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const exclusionsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewExclusions: patient(
    fromPromise<Exclusions | null>(async ({ signal }) =>
      (await (await services()).account()).exclusions.view({ signal }),
    ),
  ),
  saveExclusions: patient(
    fromPromise<Exclusions | null, ExclusionsToKeep>(async ({ input, signal }) =>
      (await (await services()).account()).exclusions.save(input, { signal }),
    ),
  ),
  removeExclusions: patient(
    fromPromise<void>(async ({ signal }) =>
      (await (await services()).account()).exclusions.remove({ signal }),
    ),
  ),
});
