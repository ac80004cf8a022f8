import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { flag, freeText, text } from '../params.ts';

/** `restoreToken` is the opaque, single-use token local storage keeps (SES-03). */
export const sessionOpenedSchema = v.object({
  userId: v.number(),
  login: v.string(),
  cartId: v.nullable(v.number()),
  restoreToken: v.string(),
  /** Came by single sign-on, and logs out there too (SES-22). A process of the version before does not say it. */
  ssoUser: v.optional(v.boolean(), false),
});
export type SessionOpened = v.InferOutput<typeof sessionOpenedSchema>;

export const login = defineEndpoint({
  id: 'A01',
  call: 'POST /auth/login',
  effect: 'write',
  send: 'form',
  params: v.object({
    login: text(254, 1),
    password: text(128, 1),
    remember_me: v.optional(flag(), false),
    show_sectors: v.optional(flag(), false),
    token: v.optional(freeText()),
    token_recaptcha: v.optional(freeText()),
  }),
  data: sessionOpenedSchema,
});

export const logout = defineEndpoint({
  id: 'A02',
  call: 'POST /auth/logout',
  effect: 'write',
  params: v.object({}),
  data: v.nullable(v.object({})),
});

/**
 * Makes the login of the session recent again (OWASP ASVS 7.5.1). The session goes on under a new credential: the answer is that
 * of a login.
 */
export const confirmPassword = defineEndpoint({
  id: 'A23',
  call: 'POST /auth/confirm_password',
  auth: 'login',
  effect: 'write',
  send: 'form',
  params: v.object({ password: text(128) }),
  data: sessionOpenedSchema,
});

/** Exchanges a restore token for a new session; each exchange rotates it, a spent one kills its family. */
export const restoreSession = defineEndpoint({
  id: 'A09',
  call: 'POST /auth/restore',
  effect: 'write',
  params: v.object({ restoreToken: text(200, 16) }),
  data: sessionOpenedSchema,
});
