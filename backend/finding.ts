/** What a check says: all is well, something an operator should think about, or something that will not work. */
export interface Finding {
  readonly verdict: 'good' | 'doubtful' | 'wrong';
  /** One sentence; a bad one says what to do. */
  readonly says: string;
}

export const good = (says: string): Finding => ({ verdict: 'good', says });
export const doubtful = (says: string): Finding => ({ verdict: 'doubtful', says });
export const wrong = (says: string): Finding => ({ verdict: 'wrong', says });
