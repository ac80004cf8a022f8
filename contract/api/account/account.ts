import * as v from 'valibot';
import { sessionOpenedSchema } from './auth.ts';
import { defineEndpoint, noData } from '../endpoint.ts';
import { freeText, text } from '../params.ts';

// Whatever a mail carried; a made-up one is an invalid token, no wrong parameter.
const token = () => text(200, 1);

/** Whose account it is: one of the two, the e-mail first. */
const account = { e_mail: v.optional(text(254)), login: v.optional(text(254)) };

/**
 * The token of a mail, usable once within an hour, sets a new password and ends every session. Our client keeps token
 * and password out of the address (REG-14).
 */
export const resetPassword = defineEndpoint({
  id: 'R06',
  call: 'GET /registration/password_reset',
  effect: 'write',
  send: 'form',
  params: v.object({ ...account, reset_token: token(), password: text(128) }),
  data: noData,
});

/** Always done, whoever asks; a known account gets a mail. */
export const requestPasswordReset = defineEndpoint({
  id: 'R07',
  call: 'GET /registration/password_reset_token_request',
  effect: 'write',
  params: v.object({
    ...account,
    fiscal_code: v.optional(text(16)),
    token_recaptcha: v.optional(freeText()),
  }),
  data: noData,
});

const validity = v.object({ valid: v.boolean() });

export const checkPasswordReset = defineEndpoint({
  id: 'R08',
  call: 'GET /registration/password_reset_token_check',
  params: v.object({ e_mail: text(254, 1), reset_token: token() }),
  data: validity,
});

/** The token of a mail moves the account to the address the mail went to. */
export const updateEmail = defineEndpoint({
  id: 'R09',
  call: 'GET /registration/update_email',
  effect: 'write',
  params: v.object({ token: token() }),
  data: noData,
});

/** Sends the mail that changes the address; nothing is sent to one that is taken, and nothing tells so. */
export const requestEmailUpdate = defineEndpoint({
  id: 'R10',
  call: 'GET /registration/update_email_request',
  auth: 'recentLogin',
  effect: 'write',
  params: v.object({ new_email: text(254) }),
  data: noData,
});

/** Takes back what R10 began: the mailed token is void. Where nothing waits there is nothing to do. */
export const cancelEmailUpdate = defineEndpoint({
  id: 'R20',
  call: 'POST /registration/cancel_email_request',
  auth: 'login',
  effect: 'write',
  params: v.object({}),
  data: noData,
});

/**
 * The token of the mail to the old address stops a change: the account keeps, or gets back, that address, every session ends
 * and a mail leads to a new password.
 */
export const stopEmailUpdate = defineEndpoint({
  id: 'R21',
  call: 'POST /registration/stop_email_update',
  effect: 'write',
  params: v.object({ token: token() }),
  data: noData,
});

/** Ends all other sessions and rotates this one: the answer is that of a login. */
export const updatePassword = defineEndpoint({
  id: 'R11',
  call: 'GET /registration/update_password',
  auth: 'login',
  effect: 'write',
  send: 'form',
  params: v.object({ old_password: text(128), new_password: text(128) }),
  data: sessionOpenedSchema,
});

/** The code of a mail confirms an account; the same code again is fine. */
export const confirmRegistration = defineEndpoint({
  id: 'R12',
  call: 'GET /registration/registration_confirm',
  effect: 'write',
  params: v.object({ e_mail: text(254, 1), reg_control_code: token() }),
  data: noData,
});

/** Always done, whoever asks; an account not yet confirmed gets another mail. */
export const resendConfirmation = defineEndpoint({
  id: 'R13',
  call: 'GET /registration/registration_resend_email',
  effect: 'write',
  params: v.object({ e_mail: text(254, 1) }),
  data: noData,
});

const anonymisation = { login: text(254, 1), token: token() };

/** Removes the person from their account, for good, and ends every session. Our client keeps the token out of the address. */
export const anonymiseUser = defineEndpoint({
  id: 'R14',
  call: 'GET /registration/user_anonymize',
  auth: 'login',
  effect: 'write',
  send: 'form',
  params: v.object(anonymisation),
  data: noData,
});

export const requestAnonymisation = defineEndpoint({
  id: 'R15',
  call: 'GET /registration/anonymize_token_request',
  auth: 'recentLogin',
  effect: 'write',
  params: v.object({}),
  data: noData,
});

export const checkAnonymisation = defineEndpoint({
  id: 'R16',
  call: 'GET /registration/anonymize_token_check',
  params: v.object(anonymisation),
  data: validity,
});
