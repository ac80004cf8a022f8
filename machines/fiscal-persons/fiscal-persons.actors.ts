import { fromPromise } from 'xstate';
import type { FiscalPerson } from '../../contract/api/account/fiscal-person.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { SavedHolder } from './fiscal-persons.types.ts';

export const fiscalPersonsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listHolders: patient(
    fromPromise<FiscalPerson[]>(async ({ signal }) =>
      (await (await services()).account()).profile.listInvoiceHolders({ signal }),
    ),
  ),
  saveHolder: patient(
    fromPromise<FiscalPerson[], SavedHolder>(async ({ input, signal }) =>
      (await (await services()).account()).profile.saveInvoiceHolder(input, { signal }),
    ),
  ),
  removeHolder: patient(
    fromPromise<FiscalPerson[], { userPersonFiscalId: number }>(
      async ({ input: { userPersonFiscalId }, signal }) =>
        (await (await services()).account()).profile.removeInvoiceHolder(userPersonFiscalId, { signal }),
    ),
  ),
});
