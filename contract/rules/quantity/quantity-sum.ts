import { fromThousandths, quantityThousandths } from '../number/thousandths.ts';

/** Quantities of one product together, exact to a thousandth (QTY-05). */
export const sumOfQuantities = (quantities: readonly number[]): number =>
  fromThousandths(quantities.reduce((sum, quantity) => sum + quantityThousandths(quantity), 0));

/** How much `more` is above `less`, exact to a thousandth; 0 where it is not (QTY-05). */
export const quantityAbove = (more: number, less: number): number =>
  fromThousandths(Math.max(0, quantityThousandths(more) - quantityThousandths(less)));
