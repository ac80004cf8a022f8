import { fromPromise } from 'xstate';
import type { MailTime } from '../../contract/rules/session/mail-time.ts';
import type { MailTimeStore } from '../../services/account/mail-time.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { LookedForAccount } from './recovery-request.machine.ts';

interface RecoveryRequestDependencies {
  services: () => Promise<ShopServices>;
  now: () => number;
  mailTime: Pick<MailTimeStore, 'keep'>;
}

export const recoveryRequestActors = ({ services, now, mailTime }: RecoveryRequestDependencies) => ({
  requestReset: fromPromise<MailTime, LookedForAccount>(async ({ input: { means, account }, signal }) => {
    const named = means === 'email' ? { email: account } : { taxCode: account };
    await (await (await services()).account()).passwordRecovery.request(named, { signal });
    return mailTime.keep(now());
  }),
});
