import { failureOf } from '../../../contract/api/failure.ts';
import {
  hasNoSlots,
  hasSlotsFailed,
  isGridOpen,
  isPickerLoading,
  listedDays,
  openDay,
  pickedSlot,
  pickerError,
} from '../../../machines/timeslot-picker/timeslot-picker.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { count, since } from '../../kit/step.ts';
import type { Rule } from '../../kit/model.ts';
import { pressed, saturday, sunday, type PickerStep, type Picker } from './timeslot-picker.terms.ts';

const calls = ['listTimeslots', 'selectTimeslot', 'reloadCart'] as const;

const isQuiet = (step: PickerStep): boolean => calls.every((call) => step.calls(call).length === 0);

const timedOut = (step: PickerStep, call: (typeof calls)[number]): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

const isHeard = (step: PickerStep): boolean =>
  step.failed('selectTimeslot') !== null || timedOut(step, 'selectTimeslot');

const wasInterrupted = (step: PickerStep): boolean =>
  ['sessionExpired', 'serviceDown'].includes(failureOf(step.failed('selectTimeslot')?.error));

/** Whether the slots were asked for because the last pick failed, and says why. */
function isHeardLast(trail: readonly PickerStep[]): boolean {
  const asked = trail.findLast((one) => one.calls('listTimeslots').length > 0);
  return asked !== undefined && isHeard(asked) && !wasInterrupted(asked);
}

/** What must hold of the flow, whatever its chart says. */
export const timeslotPickerRules: readonly Rule<PickerStep>[] = [
  {
    id: 'RULE-TIMESLOTPICKER-1',
    says: 'Only an active slot that is not full is ever sent, and it is the one that was pressed.',
    isOfCases: true,
    when: (step) => step.calls('selectTimeslot').length > 0,
    holds: (step) => {
      const [sent] = step.calls('selectTimeslot');
      const listed = [saturday, sunday].find(({ dateIso }) => dateIso === sent?.dateIso);
      const found = listed?.timeslots.find(({ timeslotId }) => timeslotId === sent?.timeslotId);
      return (
        found?.active === 1 &&
        found.status !== 'full' &&
        (step.sent('slot.pick') ?? step.before.context.slot)?.timeslotId === sent?.timeslotId &&
        (step.sent('slot.pick') ?? step.before.context.slot)?.dateIso === sent?.dateIso
      );
    },
  },
  {
    id: 'RULE-TIMESLOTPICKER-1',
    says: 'Only active slots are listed, and no day without one.',
    when: (step) => step.done('listTimeslots') !== null,
    holds: ({ after }) =>
      listedDays(after).every(
        ({ timeslots }) => timeslots.length > 0 && timeslots.every(({ active }) => active === 1),
      ),
  },
  {
    id: 'SLOT-05',
    says: 'Every day that has an active slot is listed.',
    when: (step) => step.done('listTimeslots') !== null,
    holds: (step) => {
      const wanted = step
        .done('listTimeslots')
        ?.output.filter(({ timeslots }) => timeslots.some(({ active }) => active === 1));
      return (
        JSON.stringify(listedDays(step.after).map(({ dateIso }) => dateIso)) ===
        JSON.stringify(wanted?.map(({ dateIso }) => dateIso))
      );
    },
  },
  {
    id: 'ERR-04',
    says: 'Slots asked for again take the old error away.',
    when: (step) => step.sent('slots.reload') !== null && step.calls('listTimeslots').length > 0,
    holds: ({ after }) => pickerError(after) === null,
  },
  {
    id: 'SLOT-06',
    says: 'A full slot or one that is not listed does nothing.',
    isOfCases: true,
    when: (step) => {
      const pick = step.sent('slot.pick');
      return pick !== null && isGridOpen(step.before) && [3, 9005].includes(pick.timeslotId);
    },
    holds: (step) => isGridOpen(step.after) && isQuiet(step),
  },
  {
    id: 'RULE-TIMESLOTPICKER-2',
    says: 'From a pick until its answer the grid is disabled and nothing else is sent.',
    when: (step) => step.inFlight('selectTimeslot') > 0,
    holds: (step) =>
      !isGridOpen(step.after) &&
      step.inFlight('selectTimeslot') === 1 &&
      pickedSlot(step.after) !== null &&
      pickerError(step.after) === null,
  },
  {
    id: 'SLOT-08',
    says: 'A slot that was pressed before is taken with the first list that has it, once, and its day is open.',
    isOfCases: true,
    when: (step) =>
      step.done('listTimeslots') !== null &&
      step.before.context.slot !== null &&
      (step.done('listTimeslots')?.output ?? []).includes(saturday),
    holds: (step) =>
      step.calls('selectTimeslot')[0]?.timeslotId === pressed.timeslotId &&
      step.after.context.openDay === pressed.dateIso &&
      step.after.context.slot === null,
  },
  {
    id: 'RULE-TIMESLOTPICKER-2',
    says: 'A pick is sent at once.',
    isOfCases: true,
    when: (step) =>
      step.sent('slot.pick') !== null &&
      ![3, 9005].includes(step.sent('slot.pick')?.timeslotId ?? 0) &&
      isGridOpen(step.before),
    holds: (step) => step.calls('selectTimeslot').length === 1,
  },
  {
    id: 'RULE-TIMESLOTPICKER-3',
    says: 'The cart of an accepted pick is told exactly once, that of a refused one never.',
    when: (step) => step.done('selectTimeslot') !== null || isHeard(step),
    holds: (step) => step.emitted('cart.answered').length === (step.done('selectTimeslot') === null ? 0 : 1),
  },
  {
    id: 'RULE-TIMESLOTPICKER-4',
    says: 'An accepted pick is followed by one reload of the cart; its own cart is handed on at once.',
    when: (step) => step.done('selectTimeslot') !== null,
    holds: (step) =>
      step.calls('reloadCart').length === 1 &&
      step.emitted('cart.answered')[0]?.answer === step.done('selectTimeslot')?.output &&
      step.after.status === 'active',
  },
  {
    id: 'RULE-TIMESLOTPICKER-4',
    says: 'The picker is done only after the reload, however it ended, and hands on what it answered.',
    when: (step) =>
      step.wasInFlight('reloadCart') > 0 &&
      step.sent('picker.dismiss') === null &&
      step.inFlight('reloadCart') === 0,
    holds: (step) =>
      step.after.output === 'picked' &&
      step.emitted('cart.answered').length === (step.done('reloadCart') === null ? 0 : 1),
  },
  {
    id: 'RULE-TIMESLOTPICKER-5',
    says: 'Done is reported only when a slot was accepted and the cart was reloaded.',
    when: ({ after }) => after.output === 'picked',
    holds: (_, trail) =>
      count(trail, (one) => (one.done('selectTimeslot') === null ? 0 : 1)) === 1 &&
      trail.some((one) => one.calls('reloadCart').length > 0),
  },
  {
    id: 'RULE-TIMESLOTPICKER-6',
    says: 'Asking for the address ends the picker with that outcome, and makes no call.',
    when: (step) => step.sent('address.change') !== null && step.before.can({ type: 'address.change' }),
    holds: (step) => step.after.output === 'addressRequested' && isQuiet(step),
  },
  {
    id: 'RULE-TIMESLOTPICKER-7',
    says: 'Nothing is picked before the slots were listed for this address.',
    when: (step) => step.calls('selectTimeslot').length > 0,
    holds: (step, trail) =>
      since(trail, (one) => one.calls('listTimeslots').length > 0).some(
        (one) => one.done('listTimeslots') !== null,
      ) && step.after.context.deliveryServiceId === trail[0]?.calls('listTimeslots')[0]?.deliveryServiceId,
  },
  {
    id: 'SLOT-15',
    says: 'The slots are asked for as the service and the locker need.',
    when: (step) => step.calls('listTimeslots').length > 0,
    holds: (step) => {
      const [asked] = step.calls('listTimeslots');
      return (
        asked?.isLocker === step.after.context.isLocker &&
        asked.deliveryServiceId === (asked.isLocker ? 1 : 2)
      );
    },
  },
  {
    id: 'RULE-TIMESLOTPICKER-8',
    says: 'The open tab is one of the listed days.',
    when: ({ after }) => isGridOpen(after),
    holds: ({ after }) => listedDays(after).some(({ dateIso }) => dateIso === openDay(after)),
  },
  {
    id: 'SLOT-07',
    says: 'The tabs open on the cart’s day, else on the first; a tab that was open stays open.',
    when: (step) => step.done('listTimeslots') !== null && isGridOpen(step.after),
    holds: ({ before, after }) => {
      const dates = listedDays(after).map(({ dateIso }) => dateIso);
      const wanted = [openDay(before), after.context.cartDay, dates[0]].find((day) =>
        dates.includes(day ?? ''),
      );
      return openDay(after) === wanted;
    },
  },
  {
    id: 'SLOT-03',
    says: 'A listed day’s tab opens, one that is not listed does not.',
    when: (step) => step.sent('day.open') !== null && isGridOpen(step.before),
    holds: (step) => {
      const day = step.sent('day.open')?.dateIso ?? '';
      const isListed = listedDays(step.before).some(({ dateIso }) => dateIso === day);
      return openDay(step.after) === (isListed ? day : openDay(step.before)) && isQuiet(step);
    },
  },
  {
    id: 'RULE-TIMESLOTPICKER-10',
    says: 'A pick that fails keeps its reason on screen and asks for the slots again.',
    when: (step) => isHeard(step) && !wasInterrupted(step),
    holds: (step) => step.calls('listTimeslots').length === 1 && pickerError(step.after) !== null,
  },
  {
    id: 'RULE-TIMESLOTPICKER-10',
    says: 'The reason is still there when the fresh slots come, until the next pick.',
    when: (step, trail) =>
      step.done('listTimeslots') !== null && isGridOpen(step.after) && isHeardLast(trail),
    holds: ({ after }) => pickerError(after) !== null,
  },
  {
    id: 'SES-07',
    says: 'After a pick that met a 419 or a service that is down the slots are asked for, and nothing is picked by itself.',
    when: wasInterrupted,
    holds: (step) =>
      step.calls('listTimeslots').length === 1 &&
      step.calls('selectTimeslot').length === 0 &&
      pickerError(step.after) === null,
  },
  {
    id: 'B-40',
    says: 'Slots that failed to load are asked for again when session or service are back.',
    when: (step) =>
      (step.sent('session.opened') !== null || step.sent('service.resumed') !== null) &&
      step.before.matches('failed'),
    holds: (step) =>
      step.calls('listTimeslots').length === 1 &&
      step.calls('selectTimeslot').length === 0 &&
      pickerError(step.after) === null,
  },
  {
    id: 'SLOT-16',
    says: 'With no slot at all the picker says so; with one it opens the grid.',
    when: (step) => step.done('listTimeslots') !== null,
    holds: (step) => {
      const hasSlots = step
        .done('listTimeslots')
        ?.output.some(({ timeslots }) => timeslots.some(({ active }) => active === 1));
      const isOpen = isGridOpen(step.after) || step.calls('selectTimeslot').length === 1;
      return isOpen === hasSlots && hasNoSlots(step.after) !== hasSlots;
    },
  },
  {
    id: 'SLOT-10',
    says: 'A list that fails offers to ask again, and says why where the login was not dismissed.',
    when: (step) => step.failed('listTimeslots') !== null,
    holds: (step) => {
      const { before, after } = step;
      const wasDismissed = failureOf(step.failed('listTimeslots')?.error) === 'dismissed';
      return (
        hasSlotsFailed(after) &&
        (wasDismissed ? pickerError(after) === pickerError(before) : pickerError(after) !== null)
      );
    },
  },
  {
    id: 'SLOT-10',
    says: 'Asking again asks once.',
    when: (step) => step.sent('slots.reload') !== null && step.before.can({ type: 'slots.reload' }),
    holds: (step) => step.calls('listTimeslots').length === 1 && isPickerLoading(step.after),
  },
  {
    id: 'GATE-05',
    says: 'Closing the picker ends it as dismissed and makes no call.',
    when: (step) => step.sent('picker.dismiss') !== null,
    holds: (step) => step.after.output === 'dismissed' && isQuiet(step),
  },
  offers({
    id: 'GATE-05',
    says: 'The picker can be closed from everywhere.',
    from: (picker) => picker.status === 'active',
    via: ({ id }) => id === 'picker.dismiss',
    to: (after) => after.output === 'dismissed',
  }),
  offers({
    id: 'SLOT-16',
    says: 'Wherever a slot may be missing, another address can be asked for.',
    from: (picker: Picker) =>
      isPickerLoading(picker) || isGridOpen(picker) || hasNoSlots(picker) || hasSlotsFailed(picker),
    via: ({ id }) => id === 'address.change',
    to: (after) => after.output === 'addressRequested',
  }),
  offers({
    id: 'SLOT-10',
    says: 'A list that failed or is empty can be asked for again.',
    from: (picker: Picker) => hasNoSlots(picker) || hasSlotsFailed(picker),
    via: ({ id }) => id === 'slots.reload',
    to: isPickerLoading,
  }),
  reaches({
    id: 'RULE-TIMESLOTPICKER-10',
    says: 'From everywhere a slot can still be picked.',
    from: (picker) => picker.status === 'active',
    to: (picker) => picker.output === 'picked',
  }),
];
