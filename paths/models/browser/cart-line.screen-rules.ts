import type { ScreenRule } from '../../kit/browser/browser-flow.ts';

export interface CartLineScreen {
  /** The number in the stepper; null where the line is gone. */
  readonly quantity: string | null;
  readonly isUnsaved: boolean;
  /** A write is on its way. */
  readonly isSaving: boolean;
  /** The question before a removal stands open. */
  readonly isAsking: boolean;
  readonly login: string | null;
  readonly path: string;
  readonly notices: readonly string[];
  /** The quantity the shop has; 0 where it has no line. */
  readonly saved: number;
}

const saveFailed = 'Non siamo riusciti a cambiare la quantità. Riprova.';
const removalFailed = 'Non siamo riusciti a togliere il prodotto. Riprova.';
const cut = (call: string): string => `the ${call} is cut: nobody knows what became of it`;

/** What a shopper may rely on, whatever the chart says. */
export const cartLineScreenRules: readonly ScreenRule<CartLineScreen>[] = [
  {
    id: 'QTY-09',
    says: 'Plus and minus go in fours, between none and twelve.',
    when: (step) => step.sent('quantity.increase') !== null && !step.before.isAsking,
    holds: ({ before, after }) => Number(after.quantity) === Number(before.quantity) + 4,
  },
  {
    id: 'QTY-07',
    says: 'A typed number is brought to what can be bought.',
    when: (step) => step.says === '7 is typed' || step.says === '99 is typed',
    holds: (step) => step.after.quantity === (step.says === '7 is typed' ? '8' : '12'),
  },
  {
    id: 'CART-04',
    says: 'Whatever leads to nothing asks first, and sends nothing before the answer.',
    when: (step) => step.says === '0 is typed' || step.sent('line.remove') !== null,
    holds: (step) => step.after.isAsking && step.calls('removeLine').length === 0,
  },
  {
    id: 'CART-04',
    says: 'No puts the shop’s number back.',
    when: (step) => step.sent('removal.dismiss') !== null,
    holds: ({ after }) => !after.isAsking && after.quantity === String(after.saved),
  },
  {
    id: 'CART-06',
    says: 'What is saved is the number on the screen.',
    when: (step) => step.done('saveLine') && !step.after.isUnsaved,
    holds: ({ after }) => after.quantity === String(after.saved),
  },
  {
    id: 'CART-05',
    says: 'A line that is removed is gone here and at the shop.',
    when: (step) => step.done('removeLine'),
    holds: ({ after }) => after.quantity === null && after.saved === 0,
  },
  {
    id: 'CART-08',
    says: 'Only one write is on its way.',
    when: (step) =>
      !step.isStart && step.before.isSaving && !step.done('saveLine') && !step.failed('saveLine'),
    holds: (step) => step.calls('saveLine').length === 0,
  },
  {
    id: 'RULE-CART-3',
    says: 'A write that failed says so, and the shop’s number is back.',
    when: (step) => step.failed('saveLine', cut('save')) || step.failed('removeLine', cut('removal')),
    holds: (step) =>
      step.after.quantity === String(step.after.saved) &&
      step.after.notices.includes(step.failed('saveLine') ? saveFailed : removalFailed),
  },
];
