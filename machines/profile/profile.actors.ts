import { fromPromise } from 'xstate';
import type { Billing, UserDetail } from '../../contract/api/account/registration.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { PersonFields } from './profile.types.ts';

export const profileActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewProfile: patient(
    fromPromise<UserDetail>(async ({ signal }) =>
      (await (await services()).account()).profile.view({ signal }),
    ),
  ),
  /** The phone is changed by a call of its own, and only where it is another. */
  savePerson: patient(
    fromPromise<UserDetail, { user: UserDetail; person: PersonFields }>(
      async ({ input: { user, person }, signal }) => {
        const { profile } = await (await services()).account();
        const saved = await profile.savePerson(person, { signal });
        return person.phone === user.phone ? saved : profile.savePhone(person.phone, { signal });
      },
    ),
  ),
  saveBilling: patient(
    fromPromise<UserDetail, { billing: Billing }>(async ({ input: { billing }, signal }) =>
      (await (await services()).account()).profile.saveBilling(billing, { signal }),
    ),
  ),
});
