import type { ServerMessage } from './envelope.ts';

/**
 * Why a call gave no result.
 * - `sessionExpired`: 419, the session is gone
 * - `refused`: the server said no and why, nothing was changed
 * - `notFound`: 404
 * - `serviceDown`: 500-599
 * - `network`: no answer, or a cut one: the outcome of a write is unknown
 * - `unreadable`: an answer that breaks the contract, shown as the general error (API-31)
 */
export type FailureKind =
  | 'sessionExpired'
  | 'refused'
  | 'notFound'
  | 'serviceDown'
  | 'network'
  | 'unreadable';

/** A flow's own word for a wait that ended without an answer stands beside the failures of calls. */
export type FlowFailure = FailureKind | 'timeout' | 'unexpected';

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

/** What a flow keeps of a failure to show it: its kind, and the server's words when it gave any. */
export interface FlowError {
  failure: FlowFailure;
  messages: readonly ServerMessage[];
}

/** The kind of whatever an actor failed with; a bug is `unexpected`. */
export const failureOf = (error: unknown): FlowFailure =>
  error instanceof ApiFailure ? error.kind : 'unexpected';

/** Whatever an actor failed with, as a flow keeps it; a bug is `unexpected`. */
export const flowErrorOf = (error: unknown): FlowError =>
  error instanceof ApiFailure
    ? { failure: error.kind, messages: error.messages }
    : { failure: 'unexpected', messages: [] };

/** Whether a refusal carries this code. */
export const isRefusedWith = (error: unknown, code: string): boolean =>
  error instanceof ApiFailure &&
  error.kind === 'refused' &&
  error.messages.some((message) => message.code === code);
