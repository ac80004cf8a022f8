import { fromPromise } from 'xstate';
import type { PushSettings, PushSwitch } from '../../contract/api/account/push.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const pushSettingsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewSettings: patient(
    fromPromise<PushSettings>(async ({ signal }) =>
      (await (await services()).account()).push.settings({ signal }),
    ),
  ),
  turnSwitch: patient(
    fromPromise<PushSettings, PushSwitch>(async ({ input, signal }) =>
      (await (await services()).account()).push.turn(input, { signal }),
    ),
  ),
});
