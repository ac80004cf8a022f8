/** The call did not get an answer; whether it was done is not known. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
}

/** Does it until there is an answer: what was done without one must not be done twice. */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
    }
  }
}
