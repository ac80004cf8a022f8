import { registerUser } from '../../../contract/api/registration.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { assertHuman } from '../bot-check/bot-check.usecases.ts';
import { register, takeRegistration } from './register.usecases.ts';

/** R05. */
export function registrationRoutes(routes: ShopApi): void {
  routes.open(registerUser, async ({ context, params, facts }) => {
    await assertHuman(context, params.token_recaptcha);
    await takeRegistration(context, facts.address);
    return { data: await register(context, params) };
  });
}
