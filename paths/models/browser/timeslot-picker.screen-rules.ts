import type { ScreenRule } from '../../kit/browser/browser-flow.ts';
import { slotJustFilled } from './words.ts';

export interface TimeslotScreen {
  readonly dialog: string | null;
  /** The slots of a day stand there as a radio group. */
  readonly isGridShown: boolean;
  /** Nothing can be picked. */
  readonly isGridBusy: boolean;
  /** The list failed, and may be asked for again. */
  readonly canRetry: boolean;
  readonly error: string | null;
  /** The tab that is open. */
  readonly day: string | null;
  /** A pick is on its way. */
  readonly isPicking: boolean;
  readonly path: string;
  /** The shop holds a slot the shopper has chosen. */
  readonly hasSlot: boolean;
}

/** What a shopper may rely on, whatever the chart says. */
export const timeslotScreenRules: readonly ScreenRule<TimeslotScreen>[] = [
  {
    id: 'SLOT-05',
    says: 'The slots are one radio group under the tab of a day.',
    when: (step) => step.done('listTimeslots'),
    holds: ({ after }) => after.isGridShown && !after.isGridBusy && after.day !== null,
  },
  {
    id: 'SLOT-03',
    says: 'Another tab shows another day and asks the shop nothing.',
    when: (step) => step.sent('day.open') !== null,
    holds: (step) =>
      step.after.day !== step.before.day &&
      step.after.isGridShown &&
      step.calls('listTimeslots').length === 0,
  },
  {
    id: 'SLOT-08',
    says: 'A pick acts at once, and nothing else can be picked meanwhile.',
    when: (step) => step.sent('slot.pick') !== null,
    holds: (step) => step.calls('selectTimeslot').length === 1 && step.after.isGridBusy,
  },
  {
    id: 'SLOT-09',
    says: 'A slot that is held is the shopper’s, and the dialog closes once the cart is there.',
    when: (step) => step.says === 'the cart is reloaded',
    holds: ({ after }) => after.hasSlot && after.dialog === null,
  },
  {
    id: 'SLOT-10',
    says: 'A slot somebody else has filled says so above fresh slots, and nothing is held.',
    when: (step) => step.failed('selectTimeslot', 'the slot is refused: timeslot.full'),
    holds: (step) =>
      !step.after.hasSlot && step.after.error === slotJustFilled && step.calls('listTimeslots').length === 1,
  },
  {
    id: 'SLOT-11',
    says: 'Whoever wants another address gets the addresses.',
    when: (step) => step.sent('address.change') !== null,
    holds: ({ after }) => after.dialog === 'Indirizzo di consegna',
  },
  {
    id: 'SES-07',
    says: 'A session that is gone while picking asks for the login; afterwards the slots are there again.',
    when: (step) => step.done('listTimeslots') && step.before.dialog === 'Accedi',
    holds: (step) =>
      step.after.dialog === 'Fascia oraria' &&
      !step.after.hasSlot &&
      step.calls('selectTimeslot').length === 0,
  },
];
