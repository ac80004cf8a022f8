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

/** The kind of whatever an actor failed with; a bug is `unexpected`. */
export const failureOf = (error: unknown): FlowFailure =>
  error instanceof ApiFailure ? error.kind : 'unexpected';

/** The server's words in whatever an actor failed with. */
export const messagesOf = (error: unknown): readonly ServerMessage[] =>
  error instanceof ApiFailure ? error.messages : [];

/** Whether the first refusal carries this code. */
export const isRefusedWith = (error: unknown, code: string): boolean =>
  error instanceof ApiFailure &&
  error.kind === 'refused' &&
  error.messages.some((message) => message.code === code);
