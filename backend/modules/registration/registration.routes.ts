import { registerUser } from '../../../contract/api/account/registration.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { answerNoEarlierThan } from '../account/answer-no-earlier-than.ts';
import { assertHuman } from '../bot-check/bot-check.usecases.ts';
import { register, takeRegistration } from './register.usecases.ts';
import type { RegistrationContext } from './registration.context.ts';

/** R05. */
export function registrationRoutes(routes: ShopApi<Transactional<RegistrationContext>>): void {
  routes.open(registerUser, ({ context, params, requestInfo }) =>
    answerNoEarlierThan(context, async () => {
      await assertHuman(context, params.token_recaptcha);
      await takeRegistration(context, requestInfo.address);
      return { data: await register(context, params) };
    }),
  );
}
