import type { SnapshotFrom } from 'xstate';
import type { CheaperProduct } from '../../contract/api/shopping/product.ts';
import type { cheaperEqualsMachine } from './cheaper-equals.machine.ts';

type CheaperEquals = SnapshotFrom<typeof cheaperEqualsMachine>;

const none: readonly CheaperProduct[] = [];

/** What the shop has found for products of the cart, perhaps of a moment ago. */
export const cheaperFound = ({ context }: CheaperEquals): readonly CheaperProduct[] => context.found ?? none;

/** It is asked for, or will be as soon as the cart is looked at. */
export const areCheaperComing = (flow: CheaperEquals): boolean =>
  flow.matches('waiting') || flow.matches('loading');

export const areCheaperLost = (flow: CheaperEquals): boolean => flow.matches('failed');
