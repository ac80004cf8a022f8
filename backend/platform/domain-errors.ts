import type { ErrorCode } from '../../contract/api/error-codes.ts';
import type { Said } from './said.ts';

/** A text for the shopper, in every language, with its stable code; `field` names the parameter it is about. */
export interface Message {
  readonly text: Said;
  readonly code?: string;
  readonly field?: string;
}

/** The shop says no: HTTP 200, status 1, nothing changed (T2). The first code stands for the refusal. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly code: ErrorCode;
  readonly messages: readonly [Message, ...Message[]];

  constructor(code: ErrorCode, text: Said, field?: string, others: readonly Message[] = []) {
    super(code);
    this.code = code;
    this.messages = [field === undefined ? { text, code } : { text, code, field }, ...others];
  }
}

/** A read of what does not exist, or is not the caller's: HTTP 404, status 4 (T2). */
export class UnknownResourceError extends Error {
  override readonly name = 'UnknownResourceError';
}

/** A readable call with a wrong parameter: HTTP 422, status 2 (T2). */
export class ParameterError extends Error {
  override readonly name = 'ParameterError';
  readonly field: string;
  readonly code: 'request.parameter' | 'idempotency.mismatch';

  constructor(field: string, code: ParameterError['code'] = 'request.parameter') {
    super(`${code}: ${field}`);
    this.field = field;
    this.code = code;
  }
}

/** Too many tries: HTTP 429, status 6, with the seconds until the next one may work (T10). */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many tries');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
