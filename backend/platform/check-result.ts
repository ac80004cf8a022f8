/** What a check says: all is well, something an operator should think about, or something that will not work. */
export interface CheckResult {
  readonly verdict: 'good' | 'doubtful' | 'wrong';
  /** One sentence; a bad one says what to do. */
  readonly says: string;
}

export const good = (says: string): CheckResult => ({ verdict: 'good', says });
export const doubtful = (says: string): CheckResult => ({ verdict: 'doubtful', says });
export const wrong = (says: string): CheckResult => ({ verdict: 'wrong', says });
