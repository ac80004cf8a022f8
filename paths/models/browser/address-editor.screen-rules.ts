import type { ScreenRule } from '../../kit/browser/browser-flow.ts';
import { generalError } from './words.ts';

export interface AddressEditorScreen {
  readonly dialog: string | null;
  /** The form of the place is shown. */
  readonly isPlaceAsked: boolean;
  /** The form of the door is shown. */
  readonly isDoorAsked: boolean;
  readonly canSave: boolean;
  readonly isBusy: boolean;
  /** The question that stands over the editor. */
  readonly question: string | null;
  readonly error: string | null;
  /** The address is on its way to the shop. */
  readonly isSaving: boolean;
  /** How many homes the shop has of this shopper. */
  readonly addresses: number;
}

const cutSave = 'the save is cut: nobody knows what became of it';
const found = "E' stato trovato questo indirizzo: Via Appia Nuova 120, 00183 Roma";

/** What a shopper may rely on, whatever the chart says. */
export const addressEditorScreenRules: readonly ScreenRule<AddressEditorScreen>[] = [
  {
    id: 'ADR-18',
    says: 'A place that is not whole is not asked for; what is missing is listed.',
    when: (step) => step.sent('address.verify') !== null && step.calls('checkAddress').length === 0,
    holds: ({ after }) =>
      after.isPlaceAsked &&
      after.error?.startsWith("L'indirizzo inserito è incompleto, mancano i seguenti campi:") === true,
  },
  {
    id: 'ADR-20',
    says: 'Where the shop delivers, the door is asked for.',
    when: (step) => step.done('checkAddress') && !step.before.isDoorAsked && step.after.question === null,
    holds: ({ after }) => after.isDoorAsked && !after.isPlaceAsked,
  },
  {
    id: 'ADR-22',
    says: 'The address cannot be saved before the door is described.',
    when: (step) => step.says === 'the phone number is emptied' || step.says === 'doorbellName is typed',
    holds: ({ after }) => !after.canSave,
  },
  {
    id: 'ADR-25',
    says: 'Before anything is saved the address that was found is shown, and asked about.',
    when: (step) => step.sent('address.save') !== null && step.after.question !== null,
    holds: (step) =>
      step.after.question?.startsWith(found) === true && step.calls('saveAddress').length === 0,
  },
  {
    id: 'ADR-24',
    says: 'No saves nothing, and what was typed stays.',
    when: (step) => step.sent('confirmation.decline') !== null,
    holds: ({ before, after }) =>
      after.question === null && after.isDoorAsked && after.addresses === before.addresses,
  },
  {
    id: 'ADR-27',
    says: 'An address that is saved is the shopper’s, once, however often the save was cut before.',
    when: (step) => step.done('saveAddress'),
    holds: ({ after }, trail) => after.addresses === (trail[0]?.after.addresses ?? 0) + 1,
  },
  {
    id: 'ADR-28',
    says: 'Nothing but a save that is done, or whose answer is cut, makes an address.',
    when: (step) => !step.isStart && !step.done('saveAddress') && !step.failed('saveAddress', cutSave),
    holds: ({ before, after }) => after.addresses === before.addresses,
  },
  {
    id: 'ADR-07',
    says: 'Once the address is chosen the slots follow.',
    when: (step) => step.says === 'the cart is reloaded',
    holds: ({ after }) => after.dialog === 'Fascia oraria',
  },
  {
    id: 'ERR-04',
    says: 'A check or a save nobody answered says so in the editor, which stays as it was.',
    when: (step) =>
      step.failed('checkAddress', 'the check is cut: nobody knows what became of it') ||
      step.failed('saveAddress', cutSave),
    holds: ({ after }) => after.dialog === 'Nuovo indirizzo' && after.error === generalError,
  },
];
