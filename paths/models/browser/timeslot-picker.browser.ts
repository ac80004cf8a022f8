import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { listTimeslots, selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import type { timeslotPickerLogic } from '../../../machines/timeslot-picker/timeslot-picker.logic.ts';
import {
  hasSlotsFailed,
  isGridOpen,
  isPickerLoading,
  pickerError,
} from '../../../machines/timeslot-picker/timeslot-picker.selectors.ts';
import { chooseHome, done } from '../../../tests/backend/journeys.ts';
import { browserFlow } from '../../kit/browser/browser-flow.ts';
import { asIs } from '../../kit/http/http-flow.ts';
import { filled } from '../http/timeslot-picker.http.ts';
import { deviceOf } from './device.ts';
import { bringBackIfGone, closeDialog, pickFreeSlot, sendLogin, slotDialog } from './dialogs.ts';
import { isThere, openDialog, pathOf, textOf } from './reading.ts';
import { timeslotScreenRules, type TimeslotScreen } from './timeslot-picker.screen-rules.ts';
import { generalError, slotJustFilled } from './words.ts';

const words: Readonly<Record<string, string>> = { refused: slotJustFilled };

/** The slot a request of the pick names. */
const pressed = (params: unknown) => {
  const { sel_date: dateIso, timeslot_id: timeslotId } = v.parse(selectTimeslot.params, params);
  return { dateIso, timeslotId };
};

/** The slots are asked for because a pick met a 419 or a 503. */
const wasPickInterrupted = (picker: SnapshotFrom<typeof timeslotPickerLogic>): boolean =>
  isPickerLoading(picker) && picker.context.picked !== null && pickerError(picker) === null;

export const timeslotPickerBrowser = browserFlow<typeof timeslotPickerLogic, TimeslotScreen>({
  name: 'timeslot-picker',
  starts: {
    'the picker opens, the cart has a slot on Sunday': {
      path: '/cart',
      async prepare({ shopper: { client, name } }) {
        await client.logIn(name);
        await chooseHome(client);
      },
      async arrive({ page }) {
        const banner = page.getByRole('banner');
        // What the button opens depends on the cart, which it tells of when it is there.
        await banner.getByText(/, scegli quando/).waitFor({ state: 'attached' });
        await banner.getByRole('button', { name: 'Consegna' }).filter({ visible: true }).first().click();
      },
    },
  },
  calls: { listTimeslots, selectTimeslot, reloadCart: viewCart },
  acts: {
    'day.open': {
      'another day’s tab is opened': ({ page }) =>
        slotDialog(page).getByRole('tab', { selected: false }).first().click(),
    },
    'slot.pick': { 'a free slot is picked': pickFreeSlot },
    'address.change': {
      'another address is wanted': ({ page }) =>
        slotDialog(page).getByRole('button', { name: 'Cambia indirizzo' }).click(),
    },
    'slots.reload': {
      'the slots are asked for again': ({ page }) =>
        slotDialog(page).getByRole('button', { name: 'Riprova' }).click(),
    },
    'picker.dismiss': { 'the picker is closed': closeDialog },
  },
  // Login or service stand over a list that is asked for after a pick was interrupted: they come back first.
  follows: { listTimeslots: { 'two days have slots': bringBackIfGone } },
  // Behind the login, and on the page of a service that is down, nothing else can be reached.
  offers: (picker, { says }) => !wasPickInterrupted(picker) || says === 'two days have slots',
  comesBack: (scene) => sendLogin(scene),
  answers: {
    listTimeslots: { 'two days have slots': asIs },
    selectTimeslot: {
      'the slot is held': asIs,
      'the slot is refused: timeslot.full': ({ visitor, input }) => filled(visitor, pressed(input)),
    },
    reloadCart: { 'the cart is reloaded': asIs },
  },
  never: {
    'a day that is not listed is asked for': 'only listed days have a tab',
    'a full slot is pressed': 'every slot of the demo shop has places',
    'a slot that is not active is sent': 'only active slots are shown',
    'only Saturday has slots': 'the demo shop has slots on every day',
    'the reload is answered 419: the session is gone': 'the login opens where the dialog was',
    'no day has a slot': 'the demo shop has slots on every day',
    'the list of slots is given up with the login': 'the login stands over the dialog; journeys dismiss it',
    'the shopper is logged in again': 'only a login that was dismissed leaves a list without a session',
    'the service is back':
      'a failed list learns it from the connection alone, which stays in the tests of the browser',
  },
  async sees({ page, isAsked }) {
    const slots = slotDialog(page);
    return {
      dialog: await openDialog(page),
      isGridShown: await isThere(slots.getByRole('radiogroup', { name: 'Fasce orarie' })),
      isGridBusy: await isThere(slots.locator('[role=radiogroup][aria-busy=true]')),
      canRetry: await isThere(slots.getByRole('button', { name: 'Riprova' })),
      error: await textOf(slots.getByRole('alert')),
      day: await textOf(slots.getByRole('tab', { selected: true })),
      isPicking: isAsked('selectTimeslot'),
      path: pathOf(page),
    };
  },
  expects(picker) {
    if (wasPickInterrupted(picker)) return { isPicking: false };
    if (picker.matches('addressRequested')) return { dialog: 'Indirizzo di consegna' };
    if (picker.status === 'done') return { dialog: null };
    const failure = pickerError(picker)?.failure;
    return {
      dialog: 'Fascia oraria',
      isGridShown: !isPickerLoading(picker) && !hasSlotsFailed(picker),
      isGridBusy: !isGridOpen(picker) && !isPickerLoading(picker) && !hasSlotsFailed(picker),
      canRetry: hasSlotsFailed(picker),
      error: failure === undefined ? null : (words[failure] ?? generalError),
    };
  },
  async knows(shopper) {
    const { timeslot } = await done((await deviceOf(shopper)).call(viewCart));
    return { hasSlot: timeslot !== null && !timeslot.autoAssigned };
  },
  rules: timeslotScreenRules,
});
