import type { FlowError } from '../../contract/api/failure.ts';
import type { MatchedLine } from '../../contract/api/shopping/product-match.ts';
import type { QuantityHint } from '../../contract/rules/quantity/quantity-result.ts';
import type { EventOf } from '../chart.types.ts';

/** What is taken for a line: a product, or nothing; the quantity is in pieces or in its selling unit. */
export interface LineChoice {
  productId: number | null;
  quantity: number;
  /** Why the last change of the quantity went no further. */
  hint: QuantityHint | null;
}

/** A line of the list with what was found for it and what is taken. */
export interface ListLine {
  matched: MatchedLine;
  choice: LineChoice;
}

/** A press or a typed text beside the product of a line. */
export type LineQuantityChange = { kind: 'more' } | { kind: 'less' } | { kind: 'typed'; text: string };

export interface PastedListContext {
  text: string;
  lines: readonly ListLine[];
  /** The line other words are looked up for, and the words. */
  amended: { line: number; words: string } | null;
  error: FlowError | null;
}

/** `line` is the place of a line on the list, from 0. */
interface PastedListEvents {
  'text.changed': { text: string };
  'list.match': object;
  'list.amend': object;
  'match.choose': { line: number; productId: number };
  'quantity.change': { line: number; change: LineQuantityChange };
  'line.leave': { line: number };
  'line.amend': { line: number; words: string };
  'service.resumed': object;
}
export type PastedListEvent = EventOf<PastedListEvents>;
