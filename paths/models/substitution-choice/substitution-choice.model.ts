import type { LineChoice } from '../../../contract/rules/checkout/line-choice.ts';
import type { substitutionChoiceActors } from '../../../machines/substitution-choice/substitution-choice.actors.ts';
import { substitutionChoiceMachine } from '../../../machines/substitution-choice/substitution-choice.machine.ts';
import {
  areSubstitutesComing,
  areSubstitutesLost,
  canSaveChoice,
  chosenLine,
  isLineAwaited,
  pickedSubstitution,
  substitutesFound,
} from '../../../machines/substitution-choice/substitution-choice.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ChoiceStep = Step<typeof substitutionChoiceMachine, ReturnType<typeof substitutionChoiceActors>>;
type Choice = ChoiceStep['after'];

/** The penne of the demo shops. */
const line = { itemId: 101, productId: 1, hash: 'w0d0t0' };
const asCart: LineChoice = { substitution: 'cart', productId: null };
const other = aProduct({ productId: 2, name: 'Fusilli' });

const isOpen = (choice: Choice): boolean => chosenLine(choice) !== null;
const isClosed = (choice: Choice): boolean => choice.matches('closed');
const areListed = (choice: Choice): boolean => choice.matches({ choosing: 'listed' });
const isComplete = ({ substitution, productId }: LineChoice): boolean =>
  substitution !== 'product' || productId !== null;
/** What would be saved is another thing than what is so. */
const isChanged = (choice: Choice): boolean => {
  const [former, picked] = [choice.context.former, pickedSubstitution(choice)];
  return (
    former.substitution !== picked.substitution ||
    (picked.substitution === 'product' && former.productId !== picked.productId)
  );
};

export const substitutionChoiceModel = flowModel<
  typeof substitutionChoiceMachine,
  ReturnType<typeof substitutionChoiceActors>
>({
  name: 'substitution-choice',
  machine: substitutionChoiceMachine,
  starts: [{ says: 'the cart is shown' }],
  cases: {
    'lines.open': [says('a line is to be chosen for')],
    'line.open': [
      says('a line that is as the cart is opened', { line, choice: asCart }),
      says('a line with a chosen product is opened', {
        line,
        choice: { substitution: 'product', productId: 2 },
      }),
    ],
    'choice.pick': [
      says('as the cart is picked', { substitution: 'cart' }),
      says('a call is picked', { substitution: 'call' }),
      says('a product is picked, without saying which', { substitution: 'product' }),
    ],
    'product.pick': [
      says('another product is picked', { productId: 2 }),
      says('one more product is picked', { productId: 3 }),
      says('the product itself is picked', { productId: 1 }),
    ],
    'choice.save': [says('the shopper says yes')],
    'alternatives.reload': [says('the alternatives are asked for again')],
    'dialog.close': [says('the dialog is closed')],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('the session expires', { reason: 'expired' }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listAlternatives: {
      done: [
        says('alternatives are there', [other, aProduct({ productId: 3, name: 'Rigatoni' })]),
        says('there are none', []),
        says('the product itself is among them', [other, aProduct({ productId: 1 })]),
      ],
      failed: fails('the alternatives', 'serviceDown', 'notFound', 'network'),
    },
  },
  writes: [],
  facts: ['session.closed'],
  effects: ['tellChosen'],
  project: ({ context: { former, picked, found } }) => ({
    former: former.substitution,
    picked: isComplete(picked) ? picked.substitution : 'incomplete',
    productId: picked.productId,
    isAnyThere: found.length > 0,
  }),
  limit: 320,
  rules: [
    {
      id: 'B-19',
      says: 'An opened line shows what is so, and its alternatives are asked for once, on the cart’s day.',
      when: (step) => step.sent('line.open') !== null && !isOpen(step.before),
      holds: (step) =>
        chosenLine(step.after) === line &&
        pickedSubstitution(step.after) === step.sent('line.open')?.choice &&
        step.after.context.former === step.sent('line.open')?.choice &&
        substitutesFound(step.after).length === 0 &&
        step.calls('listAlternatives').length === 1,
    },
    {
      id: 'B-19',
      says: 'A line that is open stays open: another is not asked for meanwhile.',
      when: (step) =>
        isOpen(step.before) && (step.sent('line.open') !== null || step.sent('lines.open') !== null),
      holds: (step) =>
        pickedSubstitution(step.after) === pickedSubstitution(step.before) &&
        step.calls('listAlternatives').length === 0,
    },
    {
      id: 'B-28',
      says: 'Every call asks for the line’s product on the cart’s day.',
      when: (step) => step.calls('listAlternatives').length > 0,
      holds: (step) =>
        step.calls('listAlternatives').length === 1 &&
        step.calls('listAlternatives')[0]?.productId === line.productId &&
        step.calls('listAlternatives')[0]?.hash === line.hash &&
        areSubstitutesComing(step.after),
    },
    {
      id: 'B-19',
      says: 'A product is never chosen in place of itself, nor offered.',
      when: (step) => isOpen(step.after),
      holds: ({ after }) =>
        pickedSubstitution(after).productId !== line.productId &&
        substitutesFound(after).every(({ productId }) => productId !== line.productId),
    },
    {
      id: 'B-19',
      says: 'What comes is offered.',
      when: (step) => step.done('listAlternatives') !== null,
      holds: (step) =>
        areListed(step.after) &&
        substitutesFound(step.after).length ===
          (step.done('listAlternatives')?.output ?? []).filter(
            ({ productId }) => productId !== line.productId,
          ).length &&
        pickedSubstitution(step.after) === pickedSubstitution(step.before),
    },
    {
      id: 'B-19',
      says: 'What is picked is what is shown, and is not told yet.',
      when: (step) => step.sent('choice.pick') !== null && isOpen(step.before),
      holds: (step) =>
        pickedSubstitution(step.after).substitution === step.sent('choice.pick')?.substitution &&
        step.effects('tellChosen') === 0 &&
        isOpen(step.after),
    },
    {
      id: 'B-19',
      says: 'A product that is offered is picked with its choice.',
      when: (step) =>
        step.sent('product.pick') !== null &&
        areListed(step.before) &&
        step.sent('product.pick')?.productId !== line.productId,
      holds: (step) =>
        pickedSubstitution(step.after).substitution === 'product' &&
        pickedSubstitution(step.after).productId === step.sent('product.pick')?.productId,
    },
    {
      id: 'B-19',
      says: 'A yes closes the dialog and is told once, where something changed.',
      when: (step) =>
        step.sent('choice.save') !== null &&
        isOpen(step.before) &&
        isComplete(pickedSubstitution(step.before)),
      holds: (step) =>
        isClosed(step.after) && step.effects('tellChosen') === (isChanged(step.before) ? 1 : 0),
    },
    {
      id: 'B-19',
      says: 'A product of which nobody says which cannot be saved.',
      when: (step) => isOpen(step.after) && !isComplete(pickedSubstitution(step.after)),
      holds: ({ after }) => !canSaveChoice(after),
    },
    {
      id: 'B-19',
      says: 'Nothing is told without a yes.',
      when: (step) => step.effects('tellChosen') > 0,
      holds: (step) => step.sent('choice.save') !== null && isOpen(step.before),
    },
    {
      id: 'B-19',
      says: 'The lines to choose among are shown when they are asked for.',
      when: (step) => step.sent('lines.open') !== null && isClosed(step.before),
      holds: ({ after }) => isLineAwaited(after),
    },
    {
      id: 'SHELL-13',
      says: 'Closing changes nothing.',
      when: (step) => step.sent('dialog.close') !== null,
      holds: (step) => isClosed(step.after) && step.effects('tellChosen') === 0,
    },
    {
      id: 'SES-08',
      says: 'Whoever leaves takes it along; an expired session leaves what was picked.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? pickedSubstitution(step.after) === pickedSubstitution(step.before) &&
            chosenLine(step.after) === chosenLine(step.before)
          : isClosed(step.after) &&
            substitutesFound(step.after).length === 0 &&
            step.inFlight('listAlternatives') === 0,
    },
    {
      id: 'ERR-03',
      says: 'Alternatives that fail or do not come are said to be lost; what is picked stays.',
      when: (step) => step.failed('listAlternatives') !== null || step.elapsed('answerTimeout'),
      holds: (step) =>
        areSubstitutesLost(step.after) && pickedSubstitution(step.after) === pickedSubstitution(step.before),
    },
    {
      id: 'ERR-04',
      says: 'They are asked for again when the shopper asks, or the service is back.',
      when: (step) =>
        areSubstitutesLost(step.before) &&
        (step.sent('alternatives.reload') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('listAlternatives').length === 1,
    },
    offers({
      id: 'B-19',
      says: 'Every open line can be left.',
      from: (choice: Choice) => isOpen(choice) || isLineAwaited(choice),
      via: ({ id }) => id === 'dialog.close',
      to: isClosed,
    }),
    offers({
      id: 'B-19',
      says: 'Whatever becomes of the alternatives, a call can be picked.',
      from: isOpen,
      via: ({ id }) => id === 'choice.pick',
      to: (choice) => pickedSubstitution(choice).substitution === 'call' && canSaveChoice(choice),
    }),
    reaches({
      id: 'B-19',
      says: 'From everywhere a line can be chosen for.',
      from: () => true,
      to: areListed,
    }),
  ],
});
