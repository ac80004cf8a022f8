import type { ServerMessage } from './envelope.ts';

/**
 * Why a call gave no result.
 * - `sessionExpired`: 419, the session is gone
 * - `loginStale`: refused until the password is given again, nothing was changed
 * - `refused`: the server said no and why, nothing was changed
 * - `notFound`: 404
 * - `serviceDown`: 500-599
 * - `network`: no answer, or a cut one: the outcome of a write is unknown
 * - `unreadable`: an answer that breaks the contract, shown as the general error (API-31)
 */
export type FailureKind =
  | 'sessionExpired'
  | 'loginStale'
  | 'refused'
  | 'notFound'
  | 'serviceDown'
  | 'network'
  | 'unreadable';

/**
 * Why a call was given up before it was answered.
 * - `timeout`: no answer in time, the outcome of a write is unknown
 * - `dismissed`: the session expired and the login was dismissed, or the shopper left
 */
export type AbandonedKind = 'timeout' | 'dismissed';

/** Why a flow has no result: a failure of its call, a call it gave up, or a bug. */
export type FlowFailure = FailureKind | AbandonedKind | 'unexpected';

/** The one error services throw for an expected failure of a call. `messages` are the server's, first one first. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: FailureKind;
  readonly messages: readonly ServerMessage[];

  constructor(
    kind: FailureKind,
    { messages = [], cause }: { messages?: readonly ServerMessage[]; cause?: unknown } = {},
  ) {
    super(messages[0]?.code ?? kind, { cause });
    this.kind = kind;
    this.messages = messages;
  }
}

/** The error of a call that was given up. */
export class AbandonedCallError extends Error {
  override readonly name = 'AbandonedCallError';
  readonly kind: AbandonedKind;

  constructor(kind: AbandonedKind) {
    super(kind);
    this.kind = kind;
  }
}

/** What a flow keeps of a failure to show it: its kind, and the server's words when it gave any. */
export interface FlowError {
  failure: FlowFailure;
  messages: readonly ServerMessage[];
}

/** Returns the kind of whatever an actor failed with; a bug is `unexpected`. */
export const failureOf = (error: unknown): FlowFailure =>
  error instanceof ApiFailure || error instanceof AbandonedCallError ? error.kind : 'unexpected';

/** Returns whatever an actor failed with in the form a flow stores; a bug is `unexpected`. */
export const flowErrorOf = (error: unknown): FlowError => ({
  failure: failureOf(error),
  messages: error instanceof ApiFailure ? error.messages : [],
});

/** Whether a refusal carries this code. */
export const isRefusedWith = (error: unknown, code: string): boolean =>
  error instanceof ApiFailure &&
  error.kind === 'refused' &&
  error.messages.some((message) => message.code === code);
