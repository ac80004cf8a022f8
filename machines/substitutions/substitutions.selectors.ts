import type { SnapshotFrom } from 'xstate';
import type { CartSubstitution } from '../../contract/api/shopping/substitution.ts';
import type { LineChoice } from '../../contract/rules/checkout/line-choice.ts';
import type { substitutionsMachine } from './substitutions.machine.ts';

type Substitutions = SnapshotFrom<typeof substitutionsMachine>;

/** The choice for the whole cart that was asked for last and is not answered yet. */
export const askedForCart = ({ context }: Substitutions): CartSubstitution | null =>
  context.changes.findLast((change) => change.of === 'cart')?.choice ?? null;

/** The choice for a line that was asked for last and is not answered yet. */
export const askedForLine = ({ context }: Substitutions, itemId: number): LineChoice | null =>
  context.changes.filter((change) => change.of === 'line').findLast((change) => change.itemId === itemId)
    ?.choice ?? null;
