import { fromPromise } from 'xstate';
import type { UserDetail } from '../../contract/api/account/registration.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { CredentialChange } from './credentials.types.ts';

export const credentialsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  /** Gives the user where the change shows at once. */
  changeCredential: patient(
    fromPromise<UserDetail | null, { change: CredentialChange }>(async ({ input: { change }, signal }) => {
      const { access } = await (await services()).account();
      switch (change.credential) {
        case 'email':
          await access.requestEmail(change.email, { signal });
          return null;
        case 'password':
          await access.changePassword(change, { signal });
          return null;
        case 'username':
          return access.changeUsername(change.username, { signal });
      }
    }),
  ),
  withdrawEmail: patient(
    fromPromise<void>(async ({ signal }) => {
      await (await (await services()).account()).access.cancelEmail({ signal });
    }),
  ),
  resendMail: patient(
    fromPromise<void, { email: string }>(async ({ input: { email }, signal }) => {
      await (await (await services()).account()).access.requestEmail(email, { signal });
    }),
  ),
});
