import { passwordResetActors } from '../../../machines/password-reset/password-reset.actors.ts';
import { recoveryRequestActors } from '../../../machines/recovery-request/recovery-request.actors.ts';
import { mailTimeOf } from '../../../contract/rules/session/mail-time.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

export const recoveryRequestHttp: HttpFlow = {
  name: 'recovery-request',
  open: async ({ visitor }) => ({
    actors: recoveryRequestActors({
      services: async () => visitor.services,
      now: Date.now,
      mailTime: { keep: mailTimeOf },
    }),
  }),
  answers: { requestReset: { 'the link is on its way': asIs } },
};

export const passwordResetHttp: HttpFlow = {
  name: 'password-reset',
  open: async ({ visitor }) => ({
    actors: passwordResetActors({ services: async () => visitor.services }),
  }),
  answers: { checkLink: { 'the link is good no more': asIs } },
};
