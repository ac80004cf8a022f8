import type { Span } from '../source-nodes.ts';

type FaultKind =
  | 'event'
  | 'live region'
  | 'disabled'
  | 'error'
  | 'label'
  | 'prop'
  | 'condition'
  | 'handler'
  | 'list';

/** A fault that can be planted in a view: another expression in the place of one. */
export interface ViewFault extends Span {
  readonly kind: FaultKind;
  /** The expression that stands there: as large as the fault, or within its braces. */
  readonly expression: Span;
  /** The expression that takes its place. */
  readonly replacement: string;
  /** It stands between tags, or is the value of an attribute: an expression there is put in braces. */
  readonly isInMarkup: boolean;
  /** What a report says was changed, where that is more than the expression: an attribute with its name. */
  readonly said?: Span;
  /** An attribute that is only there, without a value: its name. */
  readonly flag?: string;
}
