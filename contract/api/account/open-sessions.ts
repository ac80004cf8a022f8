import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../params.ts';

/** What a login came from, in the makers' names; null where it did not say or nobody knows it. */
export const loginDeviceSchema = v.object({
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** The mobile shell instead of a browser. */
  isApp: v.boolean(),
});
export type LoginDevice = v.InferOutput<typeof loginDeviceSchema>;

const openSessionSchema = v.object({
  /** Names the login in A15; opens nothing. */
  sessionId: v.string(),
  /** Null for a login that is older than the record of devices. */
  device: v.nullable(loginDeviceSchema),
  /** ISO instant of the last use, exact to the minute. */
  seenAt: v.string(),
  isCurrent: v.boolean(),
});

/** A login that is open somewhere, or can be opened again without a password. */
export type OpenSession = v.InferOutput<typeof openSessionSchema>;

/** The one that asks first, then the latest used. */
const openSessionsSchema = v.object({ sessions: v.array(openSessionSchema) });

export const listOpenSessions = defineEndpoint({
  id: 'A14',
  call: 'GET /auth/sessions',
  auth: 'login',
  params: v.object({}),
  data: openSessionsSchema,
});

/**
 * Ends other logins of the same person and answers what is left; one that is gone already is no error, one's own is, and
 * then none ends.
 */
export const endOpenSessions = defineEndpoint({
  id: 'A15',
  call: 'POST /auth/end-sessions',
  auth: 'login',
  effect: 'write',
  params: v.object({ session_ids: v.pipe(v.array(text(100, 1)), v.minLength(1), v.maxLength(1000)) }),
  data: openSessionsSchema,
});
