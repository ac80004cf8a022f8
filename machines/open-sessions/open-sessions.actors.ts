import { fromPromise } from 'xstate';
import type { OpenSession } from '../../contract/api/account/open-sessions.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const openSessionsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listSessions: patient(
    fromPromise<OpenSession[]>(async ({ signal }) =>
      (await (await services()).account()).openSessions.list({ signal }),
    ),
  ),
  endSessions: patient(
    fromPromise<OpenSession[], readonly string[]>(async ({ input, signal }) =>
      (await (await services()).account()).openSessions.end(input, { signal }),
    ),
  ),
});
