import * as api from '../../../contract/api/account/account.ts';
import { confirmPassword as confirmPasswordCall } from '../../../contract/api/account/auth.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { assertHuman } from '../bot-check/bot-check.usecases.ts';
import { loginDeviceOf } from '../auth/login-device.ts';
import { openedAnswer } from '../login/open-session.ts';
import type { AccountContext } from './account.context.ts';
import { answerNoEarlierThan } from './answer-no-earlier-than.ts';
import {
  cancelEmailUpdate,
  requestEmailUpdate,
  stopEmailUpdate,
  updateEmail,
} from './change-email.usecases.ts';
import { changePassword } from './change-password.usecases.ts';
import { confirmPassword } from './confirm-password.usecases.ts';
import { confirmRegistration, resendConfirmation } from './confirm-registration.usecases.ts';
import { consumeMailRequest } from './mail-throttle.ts';
import { isResetValid, requestPasswordReset, resetPassword } from './password-reset.usecases.ts';

/** A23, R06-R13, R20, R21: what the mails of an account lead to. */
export function accountRoutes(routes: ShopApi<Transactional<AccountContext>>): void {
  routes.open(api.resetPassword, async ({ context, params: { reset_token: token, ...asked } }) => {
    await resetPassword(context, { ...asked, token });
    return {
      data: null,
      infos: [{ text: { it: 'La password è stata cambiata.', 'en-US': 'Your password was changed.' } }],
    };
  });

  routes.open(api.requestPasswordReset, ({ context, params, requestInfo }) =>
    answerNoEarlierThan(context, async () => {
      await assertHuman(context, params.token_recaptcha);
      await consumeMailRequest(context, requestInfo.address);
      await requestPasswordReset(context, params);
      return { data: null };
    }),
  );

  routes.open(api.checkPasswordReset, async ({ context, params }) => ({
    data: { valid: await isResetValid(context, params, params.reset_token) },
  }));

  routes.open(api.updateEmail, async ({ context, params }) => {
    await updateEmail(context, params.token);
    return {
      data: null,
      infos: [{ text: { it: 'L’e-mail è stata cambiata.', 'en-US': 'Your e-mail was changed.' } }],
    };
  });

  routes.personal(api.requestEmailUpdate, ({ context, user, params }) =>
    answerNoEarlierThan(context, async () => {
      await requestEmailUpdate(context, user.userId, params.new_email);
      return { data: null };
    }),
  );

  routes.personal(api.cancelEmailUpdate, async ({ context, user }) => {
    await cancelEmailUpdate(context, user.userId);
    return {
      data: null,
      infos: [
        { text: { it: 'Il cambio dell’e-mail è annullato.', 'en-US': 'The change of e-mail is canceled.' } },
      ],
    };
  });

  routes.open(api.stopEmailUpdate, async ({ context, params }) => {
    await stopEmailUpdate(context, params.token);
    return {
      data: null,
      infos: [{ text: { it: 'Il cambio è bloccato.', 'en-US': 'The change is stopped.' } }],
    };
  });

  routes.personal(api.updatePassword, async ({ context, user, params, requestInfo, credential }) => {
    const { old_password: oldPassword, new_password: newPassword } = params;
    const device = loginDeviceOf(requestInfo);
    const input = { oldPassword, newPassword, device, credential };
    return openedAnswer(await changePassword(context, user.userId, input));
  });

  routes.personal(confirmPasswordCall, async ({ context, user, params, requestInfo, credential }) =>
    openedAnswer(
      await confirmPassword(context, user.userId, {
        password: params.password,
        device: loginDeviceOf(requestInfo),
        credential,
      }),
    ),
  );

  routes.open(api.confirmRegistration, async ({ context, params }) => {
    const outcome = await confirmRegistration(context, {
      email: params.e_mail,
      code: params.reg_control_code,
    });
    const text =
      outcome === 'confirmed'
        ? { it: 'La registrazione è confermata.', 'en-US': 'Your registration is confirmed.' }
        : { it: 'La registrazione era già confermata.', 'en-US': 'Your registration was confirmed already.' };
    return { data: null, infos: [{ text }] };
  });

  routes.open(api.resendConfirmation, ({ context, params, requestInfo }) =>
    answerNoEarlierThan(context, async () => {
      await consumeMailRequest(context, requestInfo.address);
      await resendConfirmation(context, params.e_mail);
      return { data: null };
    }),
  );
}
