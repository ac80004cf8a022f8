import * as api from '../../../contract/api/account.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { assertHuman } from '../bot-check/bot-check.usecases.ts';
import { openedAnswer } from '../auth/open-session.ts';
import { requestEmailUpdate, updateEmail } from './change-email.usecases.ts';
import { changePassword } from './change-password.usecases.ts';
import { confirmRegistration, resendConfirmation } from './confirm-registration.usecases.ts';
import { takeMailRequest } from './mail-turn.ts';
import { isResetValid, requestPasswordReset, resetPassword } from './password-reset.usecases.ts';

/** R06-R13: what the mails of an account lead to. */
export function accountRoutes(routes: ShopApi): void {
  routes.open(api.resetPassword, async ({ scope, params: { reset_token: token, ...asked } }) => {
    await resetPassword(scope, { ...asked, token });
    return { data: null, infos: [{ text: 'La password è stata cambiata.' }] };
  });

  routes.open(api.requestPasswordReset, async ({ scope, params, facts }) => {
    await assertHuman(scope, params.token_recaptcha);
    await takeMailRequest(scope, facts.address);
    await requestPasswordReset(scope, params);
    return { data: null };
  });

  routes.open(api.checkPasswordReset, async ({ scope, params }) => ({
    data: { valid: await isResetValid(scope, params, params.reset_token) },
  }));

  routes.open(api.updateEmail, async ({ scope, params }) => {
    await updateEmail(scope, params.token);
    return { data: null, infos: [{ text: 'L’e-mail è stata cambiata.' }] };
  });

  routes.personal(api.requestEmailUpdate, async ({ scope, user, params }) => {
    await requestEmailUpdate(scope, user.userId, params.new_email);
    return { data: null };
  });

  routes.personal(api.updatePassword, async ({ scope, user, params, credential }) => {
    const { old_password: oldPassword, new_password: newPassword } = params;
    return openedAnswer(await changePassword(scope, user.userId, { oldPassword, newPassword, credential }));
  });

  routes.open(api.confirmRegistration, async ({ scope, params }) => {
    const outcome = await confirmRegistration(scope, {
      email: params.e_mail,
      code: params.reg_control_code,
    });
    const text =
      outcome === 'confirmed' ? 'La registrazione è confermata.' : 'La registrazione era già confermata.';
    return { data: null, infos: [{ text }] };
  });

  routes.open(api.resendConfirmation, async ({ scope, params, facts }) => {
    await takeMailRequest(scope, facts.address);
    await resendConfirmation(scope, params.e_mail);
    return { data: null };
  });
}
