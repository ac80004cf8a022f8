/** Whoever keeps the texts does not answer, or answers nothing that can be read; the reason is for the log. */
export class ContentBackendError extends Error {
  override readonly name = 'ContentBackendError';
}
