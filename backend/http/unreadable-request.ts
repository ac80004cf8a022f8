/** A request that cannot be read at all (T2): 400 broken text or broken off, 413 too large, 415 neither JSON nor form. */
export class UnreadableRequestError extends Error {
  override readonly name = 'UnreadableRequestError';
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415) {
    super(`unreadable request: ${status}`);
    this.status = status;
  }
}
