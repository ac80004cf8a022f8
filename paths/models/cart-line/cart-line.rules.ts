import type { cartLineActors } from '../../../machines/cart-line/cart-line.actors.ts';
import type { cartLineLogic } from '../../../machines/cart-line/cart-line.logic.ts';
import {
  isConfirmingRemoval,
  isHeld,
  isUnsaved,
  quantityHint,
  wantedQuantity,
} from '../../../machines/cart-line/cart-line.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Step } from '../../kit/step.ts';
import type { Rule } from '../../kit/model.ts';

type LineStep = Step<typeof cartLineLogic, ReturnType<typeof cartLineActors>>;

type Line = LineStep['after'];

const grid = [4, 8, 12];

const isResting = (line: Line): boolean => line.matches('resting');

/** The shop has another number, be it on its way or held. */
const isWaiting = (line: Line): boolean => isUnsaved(line) || isHeld(line);

const changes = (step: LineStep): boolean =>
  step.sent('quantity.increase') !== null ||
  step.sent('quantity.decrease') !== null ||
  step.sent('quantity.entered') !== null;

/** What the shopper presses now leads to 0. */
const asksRemoval = (step: LineStep): boolean =>
  (step.sent('quantity.decrease') !== null && wantedQuantity(step.before) <= 4) ||
  step.sent('quantity.entered')?.text === '0' ||
  step.sent('line.remove') !== null;

const isOpen = (line: Line): boolean => isResting(line) || line.matches('saving');

/** The quantity the server is known to hold, by the answers of this run alone. */
const onServer = (trail: readonly LineStep[]): number =>
  trail.reduce(
    (known, step) =>
      step.done('saveLine')?.output.quantity ??
      (isHeard(step) ? step.sent('line.synced')?.quantity : null) ??
      known,
    trail[0]?.after.context.saved ?? 0,
  );

const isHeard = (step: LineStep): boolean => isResting(step.before) || isConfirmingRemoval(step.before);

function lastSent(trail: readonly LineStep[]): number | undefined {
  return trail.findLast((one) => one.calls('saveLine').length > 0)?.calls('saveLine')[0]?.quantity;
}

/** What must hold of the flow, whatever its chart says. */
export const cartLineRules: readonly Rule<LineStep>[] = [
  {
    id: 'RULE-CART-1',
    says: 'A line is removed only after a yes, or when all that was added is taken back.',
    when: (step) => step.calls('removeLine').length > 0,
    holds: (step) =>
      (step.sent('removal.confirm') !== null && isConfirmingRemoval(step.before)) ||
      (step.sent('addition.undo') !== null && isResting(step.before)) ||
      (step.before.matches('saving') && wantedQuantity(step.before) === 0),
  },
  {
    id: 'RULE-CART-1',
    says: 'Whatever leads to 0 asks first and sends nothing.',
    isOfCases: true,
    when: (step) => asksRemoval(step) && isOpen(step.before),
    holds: (step) =>
      isConfirmingRemoval(step.after) &&
      step.calls('removeLine').length === 0 &&
      step.calls('saveLine').length === 0,
  },
  {
    id: 'RULE-CART-1',
    says: 'Nothing but what leads to 0 asks.',
    isOfCases: true,
    when: (step) => isConfirmingRemoval(step.after) && (step.isStart || !isConfirmingRemoval(step.before)),
    holds: asksRemoval,
  },
  {
    id: 'CART-04',
    says: 'Yes sends the removal of this line, once.',
    when: (step) => step.sent('removal.confirm') !== null && isConfirmingRemoval(step.before),
    holds: (step) =>
      step.calls('removeLine').length === 1 &&
      step.calls('removeLine')[0]?.itemId === step.after.context.itemId,
  },
  {
    id: 'CART-04',
    says: 'No restores the quantity and makes no call.',
    when: (step) => step.sent('removal.dismiss') !== null && isConfirmingRemoval(step.before),
    holds: (step) =>
      isResting(step.after) &&
      wantedQuantity(step.after) === step.before.context.saved &&
      !isWaiting(step.after) &&
      quantityHint(step.after) === null &&
      step.calls('saveLine').length + step.calls('removeLine').length === 0 &&
      step.told('parent', 'cart.outcomeUnknown').length === 1,
  },
  {
    id: 'RULE-CART-2',
    says: 'Saves of a line are never in flight twice, nor beside its removal.',
    when: (step) => step.calls('saveLine').length + step.calls('removeLine').length > 0,
    holds: (step) => step.inFlight('saveLine') + step.inFlight('removeLine') === 1,
  },
  {
    id: 'RULE-CART-2',
    says: 'What is sent is what the shopper wants last.',
    when: (step) => step.calls('saveLine').length > 0,
    holds: (step) =>
      step.calls('saveLine')[0]?.quantity === wantedQuantity(step.after) &&
      step.calls('saveLine')[0]?.itemId === step.after.context.itemId,
  },
  {
    id: 'RULE-CART-2',
    says: 'A quantity changed while it was being saved stays wanted when the save is done.',
    when: (step, trail) => step.done('saveLine') !== null && wantedQuantity(step.before) !== lastSent(trail),
    holds: (step) =>
      wantedQuantity(step.after) === wantedQuantity(step.before) &&
      isWaiting(step.after) === (wantedQuantity(step.after) !== step.done('saveLine')?.output.quantity),
  },
  {
    id: 'RULE-CART-2',
    says: 'A save that nobody overtook is what the server answered, and is settled.',
    when: (step, trail) => step.done('saveLine') !== null && wantedQuantity(step.before) === lastSent(trail),
    holds: (step) =>
      wantedQuantity(step.after) === step.done('saveLine')?.output.quantity && !isWaiting(step.after),
  },
  {
    id: 'CART-05',
    says: 'The cart that a save or a removal answers is handed to the cart once, with the line that wrote.',
    when: (step) => step.done('saveLine') !== null || step.done('removeLine') !== null,
    holds: (step) => {
      const output = step.done('saveLine')?.output ?? step.done('removeLine')?.output;
      const [told, ...more] = step.told('parent', 'cart.answered');
      return (
        more.length === 0 &&
        told?.['answer'] === output?.answer &&
        told?.['itemId'] === step.before.context.itemId
      );
    },
  },
  {
    id: 'ERR-05',
    says: 'What the shop said about a write is passed on with its answer, and nothing else is.',
    when: (step) =>
      step.done('saveLine') !== null ||
      step.done('removeLine') !== null ||
      step.emitted('messages.received').length > 0,
    holds: (step) => {
      const output = step.done('saveLine')?.output ?? step.done('removeLine')?.output;
      const [received, ...more] = step.emitted('messages.received');
      return more.length === 0 && received?.answer === output?.answer;
    },
  },
  {
    id: 'RULE-CART-3',
    says: 'After a refused or failed write the quantity shown is the server’s, and the cart is asked for.',
    when: (step) => step.failed('saveLine') !== null || step.failed('removeLine') !== null,
    holds: (step, trail) =>
      isResting(step.after) &&
      wantedQuantity(step.after) === onServer(trail) &&
      !isWaiting(step.after) &&
      quantityHint(step.after) === null &&
      step.told('parent', 'cart.outcomeUnknown').length === 1 &&
      step.emitted('failure.raised').length === 1,
  },
  {
    id: 'ERR-11',
    says: 'The failure names what was being done.',
    when: (step) => step.emitted('failure.raised').length > 0,
    holds: (step) =>
      step.emitted('failure.raised')[0]?.operation ===
      (step.wasInFlight('saveLine') > 0 ? 'setProduct' : 'removeProduct'),
  },
  {
    id: 'RULE-CART-3',
    says: 'A line nobody is changing follows the server’s cart.',
    when: (step) => step.sent('line.synced') !== null && isResting(step.before) && !isWaiting(step.before),
    holds: (step) => {
      const quantity = step.sent('line.synced')?.quantity;
      return (
        wantedQuantity(step.after) === quantity &&
        step.after.context.saved === quantity &&
        !isWaiting(step.after)
      );
    },
  },
  {
    id: 'RULE-CART-3',
    says: 'A line that is being changed keeps what is wanted and learns what the server has.',
    when: (step) =>
      step.sent('line.synced') !== null &&
      ((isResting(step.before) && isWaiting(step.before)) || isConfirmingRemoval(step.before)),
    holds: (step) =>
      wantedQuantity(step.after) === wantedQuantity(step.before) &&
      step.after.context.saved === step.sent('line.synced')?.quantity,
  },
  {
    id: 'RULE-CART-5',
    says: 'What is sent is on the product’s grid, between minimum and cap.',
    isOfCases: true,
    when: (step) => step.calls('saveLine').length > 0,
    holds: (step) => grid.includes(step.calls('saveLine')[0]?.quantity ?? 0),
  },
  {
    id: 'QTY-06',
    says: 'Plus, minus and typing show their number at once, on the grid.',
    isOfCases: true,
    when: (step) => changes(step) && isOpen(step.before) && !asksRemoval(step),
    holds: (step) => {
      const was = wantedQuantity(step.before);
      const text = step.sent('quantity.entered')?.text;
      const typed = { '7': 8, '99': 12, tanto: was }[text ?? ''];
      const stepped = step.sent('quantity.increase') === null ? was - 4 : Math.min(12, was + 4);
      return (
        wantedQuantity(step.after) === (text === undefined ? stepped : typed) &&
        !isConfirmingRemoval(step.after)
      );
    },
  },
  {
    id: 'QTY-09',
    says: 'A number that was refused or corrected says so; one that was taken does not.',
    isOfCases: true,
    when: (step) => changes(step) && isOpen(step.before) && !asksRemoval(step),
    holds: (step) => {
      const isWrong =
        ['99', 'tanto'].includes(step.sent('quantity.entered')?.text ?? '') ||
        (step.sent('quantity.increase') !== null && wantedQuantity(step.before) === 12);
      return (quantityHint(step.after) !== null) === isWrong;
    },
  },
  {
    id: 'CART-06',
    says: 'A change is saved by itself after 400 ms of quiet, when the cart is live.',
    when: (step) => step.elapsed('quiet') && step.after.context.isLive,
    holds: (step) => step.calls('saveLine').length === 1,
  },
  {
    id: 'CART-06',
    says: 'A line whose number is not the server’s waits to be saved.',
    when: ({ after }) => isResting(after) && wantedQuantity(after) !== after.context.saved,
    holds: ({ after }) => (after.context.isLive ? isUnsaved(after) : isHeld(after)),
  },
  {
    id: 'RULE-CART-6',
    says: 'In held mode nothing is saved before the explicit save.',
    when: (step) => step.calls('saveLine').length > 0 && !step.after.context.isLive,
    holds: (step) => step.sent('line.save') !== null,
  },
  {
    id: 'CART-06',
    says: 'A change that is not saved yet when the page is left is saved at once, when the cart is live.',
    when: (step) =>
      step.sent('page.left') !== null &&
      isResting(step.before) &&
      wantedQuantity(step.before) !== step.before.context.saved,
    holds: (step) => step.calls('saveLine').length === (step.before.context.isLive ? 1 : 0),
  },
  {
    id: 'CART-07',
    says: 'In held mode the explicit save saves a changed line.',
    when: (step) => step.sent('line.save') !== null && isHeld(step.before),
    holds: (step) => step.calls('saveLine').length === 1,
  },
  {
    id: 'CART-07',
    says: 'In held mode a discard puts the saved number back, without a call; elsewhere it changes nothing.',
    when: (step) => step.sent('line.discard') !== null,
    holds: (step) =>
      step.calls('saveLine').length + step.calls('removeLine').length === 0 &&
      (isHeld(step.before)
        ? isResting(step.after) &&
          !isHeld(step.after) &&
          wantedQuantity(step.after) === step.before.context.saved
        : wantedQuantity(step.after) === wantedQuantity(step.before)),
  },
  {
    id: 'CART-07',
    says: 'A number that is held is reported to the cart as it changes, and as nothing once it is saved or discarded.',
    isOfCases: true,
    when: (step) =>
      !step.after.context.isLive &&
      isResting(step.after) &&
      !step.isStart &&
      (!isResting(step.before) ||
        (changes(step) && wantedQuantity(step.after) !== wantedQuantity(step.before)) ||
        (step.sent('line.discard') !== null && isHeld(step.before))),
    holds: (step) => {
      const [told, ...more] = step.told('parent', 'line.held');
      return (
        more.length === 0 &&
        told?.itemId === 101 &&
        told.quantity === (isHeld(step.after) ? wantedQuantity(step.after) : null)
      );
    },
  },
  {
    id: 'CART-07',
    says: 'A line begins with what was held of it, and reports it.',
    isOfCases: true,
    when: (step) => step.isStart && !step.after.context.isLive,
    holds: (step) => {
      const [told, ...more] = step.told('parent', 'line.held');
      return more.length === 0 && told?.quantity === (isHeld(step.after) ? wantedQuantity(step.after) : null);
    },
  },
  {
    id: 'CART-07',
    says: 'A line that is saved as it changes reports nothing held.',
    when: (step) => step.after.context.isLive,
    holds: (step) => step.told('parent', 'line.held').length === 0,
  },
  {
    id: 'CART-04',
    says: 'A yes wants nothing of it any more.',
    when: (step) => step.sent('removal.confirm') !== null && isConfirmingRemoval(step.before),
    holds: ({ after }) => wantedQuantity(after) === 0,
  },
  {
    id: 'ERR-08',
    says: 'What was added is taken back without a question: so much less is wanted, and a line of nothing goes.',
    when: (step) => step.sent('addition.undo') !== null && isOpen(step.before),
    holds: (step) => {
      const left = Math.max(0, wantedQuantity(step.before) - (step.sent('addition.undo')?.quantity ?? 0));
      return (
        wantedQuantity(step.after) === left &&
        !isConfirmingRemoval(step.after) &&
        (left > 0 || step.before.matches('saving') || step.calls('removeLine').length === 1)
      );
    },
  },
  {
    id: 'ERR-10',
    says: 'A removal is told once, by name, with whether the server spoke.',
    when: (step) => step.done('removeLine') !== null,
    holds: (step) => {
      const [told] = step.emitted('line.removed');
      const answer = step.done('removeLine')?.output.answer;
      return (
        step.after.status === 'done' &&
        told?.product === step.before.context.product &&
        told.item.quantity === step.before.context.saved &&
        told.item.infos === step.before.context.infos &&
        told.hadMessages === (answer !== undefined && answer.infos.length + answer.warnings.length > 0)
      );
    },
  },
  {
    id: 'ERR-10',
    says: 'Nothing else says that a line was removed.',
    when: (step) => step.emitted('line.removed').length > 0,
    holds: (step) => step.done('removeLine') !== null,
  },
  {
    id: 'RULE-CART-4',
    says: 'A line the server has no more is gone at once, whatever was being done.',
    when: (step) => step.sent('line.gone') !== null,
    holds: (step) =>
      step.after.status === 'done' && step.calls('saveLine').length + step.calls('removeLine').length === 0,
  },
  reaches({
    id: 'RULE-CART-2',
    says: 'Every change comes to rest.',
    from: (line) => line.status === 'active',
    to: (line) => line.matches({ resting: 'settled' }),
  }),
  offers({
    id: 'CART-04',
    says: 'A line at rest can always be removed.',
    from: isOpen,
    via: ({ id }) => id === 'line.remove',
    to: isConfirmingRemoval,
  }),
  offers({
    id: 'CART-08',
    says: 'The quantity can be changed while it is being saved.',
    from: (line) => line.matches('saving'),
    via: ({ id }) => id === 'quantity.increase' || id === 'quantity.decrease',
  }),
];
