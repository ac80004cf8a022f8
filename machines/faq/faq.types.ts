import type { Post } from '../../contract/api/content/content.ts';
import type { EventOf } from '../chart.types.ts';

export interface FaqInput {
  /** The category of the address; null for all of them. */
  category: string | null;
  /** What is looked for; empty for everything. */
  words: string;
}

export interface FaqContext extends FaqInput {
  /** Of all categories, in the order of the content backend. */
  questions: readonly Post[];
}

interface FaqEvents {
  'words.typed': { words: string };
  'page.retry': object;
  'service.resumed': object;
}
export type FaqEvent = EventOf<FaqEvents>;

/** The questions of one category. */
export interface QuestionGroup {
  slug: string;
  questions: readonly Post[];
}
