import type { Product } from '../../contract/api/shopping/product.ts';
import type { LineSubstitution } from '../../contract/api/shopping/substitution.ts';
import type { LineChoice, SubstitutionChange } from '../../contract/rules/checkout/line-choice.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** A line somebody chooses for, and what the catalogue of its cart is known by. */
export interface ChosenLine {
  itemId: number;
  productId: number;
  hash: string;
}

export interface SubstitutionChoiceContext {
  line: ChosenLine | null;
  /** What was so when the dialog opened. */
  former: LineChoice;
  /** What is picked, and not said yes to. `productId` is kept while something else is picked. */
  picked: LineChoice;
  /** What can be had in place of the line's product. */
  found: readonly Product[];
}

interface SubstitutionChoiceEvents {
  /** For which line is still to be chosen. */
  'lines.open': object;
  'line.open': { line: ChosenLine; choice: LineChoice };
  'choice.pick': { substitution: LineSubstitution | 'cart' };
  'product.pick': { productId: number };
  'choice.save': object;
  'alternatives.reload': object;
  'dialog.close': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type SubstitutionChoiceEvent = EventOf<SubstitutionChoiceEvents>;

/** What the composition root is told. */
export interface ChosenSubstitution {
  change: SubstitutionChange;
}
