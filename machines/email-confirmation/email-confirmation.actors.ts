import { fromPromise } from 'xstate';
import type { MailTime } from '../../contract/rules/session/mail-time.ts';
import type { MailTimeStore } from '../../services/account/mail-time.ts';
import type { ShopServices } from '../../services/shop-services.ts';

interface EmailConfirmationDependencies {
  services: () => Promise<ShopServices>;
  now: () => number;
  mailTime: Pick<MailTimeStore, 'keep'>;
}

export const emailConfirmationActors = ({ services, now, mailTime }: EmailConfirmationDependencies) => ({
  confirmEmail: fromPromise<void, { email: string; code: string }>(async ({ input, signal }) => {
    await (await (await services()).account()).registration.confirm(input, { signal });
  }),
  resendMail: fromPromise<MailTime, { email: string }>(async ({ input: { email }, signal }) => {
    await (await (await services()).account()).registration.resend(email, { signal });
    return mailTime.keep(now());
  }),
});
