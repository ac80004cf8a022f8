import type { AddressCheck } from '../../../contract/api/shopping/address.ts';
import { failureOf, isRefusedWith } from '../../../contract/api/failure.ts';
import {
  canSave,
  editorError,
  editorFieldErrors,
  isConfirming,
  isConfirmingSaveAnyway,
  isEnteringDetails,
  isEditorBusy,
  isNotDeliverable,
  missingFields,
} from '../../../machines/address-editor/address-editor.selectors.ts';
import type { PlaceFields } from '../../../machines/address-editor/address-editor.types.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { count, from, since } from '../../kit/step.ts';
import type { Rule } from '../../kit/model.ts';
import {
  home,
  resolved,
  checked,
  starred,
  rightDetails,
  isBlank,
  type EditorStep,
  type Editor,
} from './address-editor.terms.ts';

const isWhole = (place: PlaceFields): boolean => checked.every((field) => !isBlank(place[field]));

const isFilling = (editor: Editor): boolean => editor.matches('enteringPlace');

const isPlaceEdit = (step: EditorStep): boolean =>
  JSON.stringify(step.before.context.place) !== JSON.stringify(step.after.context.place) &&
  step.done('checkAddress') === null;

/** The verdict that still speaks of the fields on screen; null when they were touched after it. */
function validCheck(trail: readonly EditorStep[]): AddressCheck | null {
  const last = trail.findLast((one) => one.done('checkAddress') !== null);
  const isTouched = since(trail, (one) => one.done('checkAddress') !== null).some(isPlaceEdit);
  return isTouched ? null : (last?.done('checkAddress')?.output ?? null);
}

const isMoving = (editor: Editor): boolean => editor.context.moved !== null;

const before = (trail: readonly EditorStep[]) => trail.slice(0, -1);

const timedOut = (step: EditorStep, call: Parameters<EditorStep['failed']>[0]): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

const isDismissal = (error: unknown): boolean => failureOf(error) === 'dismissed';

/** What must hold of the flow, whatever its chart says. */
export const addressEditorRules: readonly Rule<EditorStep>[] = [
  {
    id: 'RULE-ADDRESSEDITOR-1',
    says: 'No check is made while città, indirizzo, CAP or provincia is empty; it carries the fields on screen.',
    when: (step) => step.calls('checkAddress').length > 0,
    holds: (step) =>
      step.calls('checkAddress').every(({ place }) => isWhole(place)) &&
      JSON.stringify(step.calls('checkAddress')[0]?.place) === JSON.stringify(step.after.context.place),
  },
  {
    id: 'ADR-18',
    says: 'Verifying says which fields are missing and makes no call, or makes exactly one.',
    when: (step) => step.sent('address.verify') !== null && isFilling(step.before),
    holds: (step) =>
      isWhole(step.before.context.place)
        ? step.calls('checkAddress').length === 1 &&
          missingFields(step.after) === null &&
          editorError(step.after) === null
        : step.calls('checkAddress').length === 0 &&
          missingFields(step.after) !== null &&
          isFilling(step.after),
  },
  {
    id: 'ADR-18',
    says: 'A save with a field of the place emptied says which one, asks nothing and goes back to the place.',
    when: (step) =>
      step.sent('address.save') !== null && canSave(step.before) && !isWhole(step.before.context.place),
    holds: (step) =>
      isFilling(step.after) && missingFields(step.after) !== null && step.calls('checkAddress').length === 0,
  },
  {
    id: 'ADR-20',
    says: 'An address outside the service is told so; one that is served leads on to the door.',
    when: (step) => step.done('checkAddress') !== null,
    holds: (step) =>
      step.done('checkAddress')?.output.active === 1
        ? isEnteringDetails(step.after) && !isNotDeliverable(step.after)
        : isNotDeliverable(step.after) && !isEnteringDetails(step.after),
  },
  {
    id: 'ADR-20',
    says: 'A verified address shows the door’s form; one checked for saving goes on to the question, unless a field is wrong.',
    when: (step) => step.done('checkAddress')?.output.active === 1,
    holds: (step, trail) => {
      const asked = trail.findLast((one) => one.calls('checkAddress').length > 0);
      const { place, details } = step.after.context;
      const isRight = !isBlank(place.addressNumber) && details.referencePhoneNumber !== '12';
      return isConfirming(step.after) === (asked?.sent('address.save') !== null && isRight);
    },
  },
  {
    id: 'ADR-17',
    says: 'The check may fill the civico; what it does not know stays as typed.',
    when: (step) => step.done('checkAddress')?.output.active === 1,
    holds: (step) => {
      const check = step.done('checkAddress')?.output;
      const place = {
        ...check?.address,
        addressNumber: check?.addressNumber ?? step.before.context.place.addressNumber,
      };
      return JSON.stringify(step.after.context.place) === JSON.stringify(place);
    },
  },
  {
    id: 'ADR-19',
    says: 'A check that fails gives the form back with what was typed, and says why.',
    when: (step) => step.failed('checkAddress') !== null || timedOut(step, 'checkAddress'),
    holds: (step) =>
      isFilling(step.after) && editorError(step.after) !== null && isWhole(step.after.context.place),
  },
  {
    id: 'RULE-ADDRESSEDITOR-2',
    says: 'Nothing is saved but exactly what the last check found active.',
    when: (step) => step.calls('saveAddress').length > 0,
    holds: (step, trail) => {
      const check = validCheck(trail);
      const [sent] = step.calls('saveAddress');
      return (
        check?.active === 1 &&
        checked.every((field) => sent?.place[field] === check.address[field]) &&
        (sent?.coordinates?.latitude ?? null) === check.latitude
      );
    },
  },
  {
    id: 'RULE-ADDRESSEDITOR-3',
    says: 'A save after an edit of the place asks the check again, and no question before it.',
    when: (step, trail) =>
      step.sent('address.save') !== null &&
      canSave(step.before) &&
      validCheck(before(trail)) === null &&
      isWhole(step.before.context.place),
    holds: (step) => step.calls('checkAddress').length === 1 && !isConfirming(step.after),
  },
  {
    id: 'ADR-29',
    says: 'An edit of the place clears its coordinates.',
    when: (step) => step.sent('place.fieldChanged') !== null && isPlaceEdit(step),
    holds: ({ after }) => after.context.coordinates === null,
  },
  {
    id: 'ADR-13',
    says: 'A suggested place fills the form, coordinates and all.',
    when: (step) => step.sent('place.resolved') !== null && isFilling(step.before),
    holds: (step) =>
      step.after.context.place.address1 === home.address1 &&
      step.after.context.coordinates?.latitude === resolved.latitude,
  },
  {
    id: 'RULE-ADDRESSEDITOR-6',
    says: 'Each save follows an explicit yes, or resumes one that was interrupted.',
    when: (step) => step.calls('saveAddress').length > 0,
    holds: (step) => step.sent('confirmation.accept') !== null && isConfirming(step.before),
  },
  {
    id: 'RULE-ADDRESSEDITOR-6',
    says: 'A save tried again has the key of the first time while its outcome is unknown and nothing of it changed; else a new one.',
    when: (step) => step.calls('saveAddress').length > 0,
    holds: (step, trail) => {
      const [{ key, ...sent } = { key: null }] = step.calls('saveAddress');
      const last = before(trail).findLast((one) => one.calls('saveAddress').length > 0);
      const [{ key: lastKey, ...lastSent } = { key: null }] = last?.calls('saveAddress') ?? [];
      const isRefused =
        failureOf(
          trail.findLast((one) => one.failed('saveAddress') !== null)?.failed('saveAddress')?.error,
        ) === 'refused';
      const isSame = !isRefused && JSON.stringify(sent) === JSON.stringify(lastSent);
      return key === (isSame ? lastKey : step.sent('confirmation.accept')?.key);
    },
  },
  {
    id: 'RULE-ADDRESSEDITOR-6',
    says: 'An unknown street is saved only after a yes to that question, asked of this very address.',
    when: (step) => step.calls('saveAddress').length > 0,
    holds: (step, trail) => {
      const asked = from(trail, (one) => one.done('checkAddress') !== null);
      const yes = asked.some(
        (one) => one.sent('confirmation.accept') !== null && isConfirmingSaveAnyway(one.before),
      );
      const isUnknown = validCheck(trail)?.validated === false;
      return (!isUnknown || yes) && step.calls('saveAddress')[0]?.saveAnyway === yes;
    },
  },
  {
    id: 'ADR-25',
    says: 'The question is the one the check calls for: an unknown street is asked about as such.',
    when: (step) =>
      isConfirming(step.after) && !isConfirming(step.before) && step.failed('saveAddress') === null,
    holds: (step, trail) => isConfirmingSaveAnyway(step.after) === (validCheck(trail)?.validated === false),
  },
  {
    id: 'ADR-24',
    says: 'A save refused for its street asks whether to save anyway.',
    when: (step) => isRefusedWith(step.failed('saveAddress')?.error, 'address.unvalidated'),
    holds: ({ after }) => isConfirmingSaveAnyway(after),
  },
  {
    id: 'ADR-24',
    says: 'No returns to the form with its data, and saves nothing.',
    when: (step) => step.sent('confirmation.decline') !== null && isConfirming(step.before),
    holds: (step) =>
      isEnteringDetails(step.after) &&
      !isConfirming(step.after) &&
      step.calls('saveAddress').length === 0 &&
      JSON.stringify([step.before.context.place, step.before.context.details]) ===
        JSON.stringify([step.after.context.place, step.after.context.details]),
  },
  {
    id: 'ADR-24',
    says: 'Yes saves at once.',
    when: (step) => step.sent('confirmation.accept') !== null && isConfirming(step.before),
    holds: (step) => step.calls('saveAddress').length === 1,
  },
  {
    id: 'RULE-ADDRESSEDITOR-7',
    says: 'After the save the address is chosen once, with the id it got, and the shopper is told.',
    when: (step) => step.done('saveAddress') !== null && !isMoving(step.after),
    holds: (step) =>
      step.calls('selectAddress').length === 1 &&
      step.calls('selectAddress')[0]?.addressId === step.done('saveAddress')?.output.addressId &&
      step.emitted('address.saved').length === 1,
  },
  {
    id: 'ADR-11',
    says: 'A home that moved is saved as itself and not chosen; the cart, whose slot it may have cost, is read again.',
    when: (step) => isMoving(step.after) && step.done('saveAddress') !== null,
    holds: (step, trail) =>
      trail.some((one) => one.calls('saveAddress')[0]?.moved === step.after.context.moved) &&
      step.calls('selectAddress').length === 0 &&
      step.calls('reloadCart').length === 1 &&
      step.emitted('address.saved').length === 1,
  },
  {
    id: 'ADR-11',
    says: 'The editor of a saved home begins with its place and its door; that of a new one empty.',
    when: (step) => step.after.matches('enteringPlace') && step.calls('checkAddress').length === 0,
    holds: (_, trail) => {
      const first = trail[0]?.before.context;
      return (
        first === undefined ||
        (first.moved === null
          ? isBlank(first.place.city) && isBlank(first.details.addressName)
          : first.place.city === first.moved.city && first.details.addressName === first.moved.addressName)
      );
    },
  },
  {
    id: 'RULE-ADDRESSEDITOR-7',
    says: 'After the choice the cart is reloaded once; the answer is handed on.',
    when: (step) => step.done('selectAddress') !== null,
    holds: (step, trail) =>
      count(trail, (one) => one.calls('reloadCart').length) === 1 &&
      step.calls('reloadCart').length === 1 &&
      step.emitted('cart.answered')[0]?.answer === step.done('selectAddress')?.output,
  },
  {
    id: 'RULE-ADDRESSEDITOR-7',
    says: 'With the reload over, however it ended, the editor reports the choice, so that a slot is asked for.',
    when: (step) =>
      step.wasInFlight('reloadCart') > 0 &&
      step.inFlight('reloadCart') === 0 &&
      step.sent('editor.dismiss') === null,
    holds: (step) =>
      step.after.output === (isMoving(step.after) ? 'saved' : 'selected') &&
      step.emitted('cart.answered').length === (step.done('reloadCart') === null ? 0 : 1),
  },
  {
    id: 'ERR-11',
    says: 'A saved address that cannot be chosen is reported as saved, with the failure.',
    when: (step) =>
      step.failed('selectAddress') !== null && !isDismissal(step.failed('selectAddress')?.error),
    holds: (step) => step.after.output === 'saved' && step.emitted('failure.raised').length === 1,
  },
  {
    id: 'SES-14',
    says: 'A closed login drops it: the form stands as it was, an editor whose address is saved is done.',
    when: (step) =>
      isDismissal(step.failed('saveAddress')?.error) || isDismissal(step.failed('selectAddress')?.error),
    holds: (step, trail) => {
      const isSaved = trail.some((one) => one.done('saveAddress') !== null);
      return (
        (isSaved ? step.after.output === 'dismissed' : step.after.matches('enteringDetails')) &&
        step.calls('saveAddress').length + step.calls('selectAddress').length === 0 &&
        editorError(step.after) === null &&
        step.emitted('failure.raised').length === 0 &&
        JSON.stringify([step.before.context.place, step.before.context.details]) ===
          JSON.stringify([step.after.context.place, step.after.context.details])
      );
    },
  },
  {
    id: 'RULE-ADDRESSEDITOR-8',
    says: 'Nothing is saved while doorbell, name or phone is empty; the call carries what was typed.',
    when: (step) => step.calls('saveAddress').length > 0,
    holds: (step) => {
      const details = step.calls('saveAddress')[0]?.details;
      return (
        starred.every((field) => !isBlank(details?.[field] ?? '')) &&
        details?.referencePhoneNumber === rightDetails.referencePhoneNumber &&
        !isBlank(step.calls('saveAddress')[0]?.place.addressNumber ?? '')
      );
    },
  },
  {
    id: 'ADR-22',
    says: 'Save is possible exactly when the starred fields are filled.',
    when: ({ after }) => after.matches('enteringDetails'),
    holds: ({ after }) => canSave(after) === starred.every((field) => !isBlank(after.context.details[field])),
  },
  {
    id: 'ADR-23',
    says: 'A wrong phone or a missing civico is said at its field, and leads to no question.',
    when: (step, trail) =>
      step.sent('address.save') !== null && canSave(step.before) && validCheck(before(trail)) !== null,
    holds: (step) => {
      const { place, details } = step.before.context;
      const isWrong = isBlank(place.addressNumber) || details.referencePhoneNumber === '12';
      const errors = editorFieldErrors(step.after);
      return (
        isConfirming(step.after) === !isWrong &&
        (errors.addressNumber !== undefined) === isBlank(place.addressNumber) &&
        (errors.referencePhoneNumber !== undefined) === (details.referencePhoneNumber === '12') &&
        (editorError(step.after) !== null) === isBlank(place.addressNumber)
      );
    },
  },
  {
    id: 'ADR-23',
    says: 'A save that fails keeps the form and says why.',
    when: (step) => {
      const error = step.failed('saveAddress')?.error;
      return error !== undefined && !isDismissal(error) && !isRefusedWith(error, 'address.unvalidated');
    },
    holds: ({ after }) => isEnteringDetails(after) && !isEditorBusy(after) && editorError(after) !== null,
  },
  {
    id: 'ADR-21',
    says: 'What is typed stands in its field.',
    when: (step) => step.sent('details.fieldChanged') !== null && step.before.matches('enteringDetails'),
    holds: (step) => {
      const typed = step.sent('details.fieldChanged');
      return typed !== null && step.after.context.details[typed.field] === typed.value;
    },
  },
  {
    id: 'ADR-29',
    says: 'What is typed of the place stands in its field.',
    when: (step) =>
      step.sent('place.fieldChanged') !== null &&
      (isFilling(step.before) || step.before.matches('enteringDetails')),
    holds: (step) => {
      const typed = step.sent('place.fieldChanged');
      return typed !== null && step.after.context.place[typed.field] === typed.value;
    },
  },
  {
    id: 'ADR-26',
    says: 'Another address starts with an empty form; going back to the place keeps it and clears old errors.',
    when: (step) =>
      step.sent('place.retry') !== null ||
      (step.sent('place.edit') !== null && step.before.matches('enteringDetails')),
    holds: (step) =>
      step.sent('place.retry') !== null
        ? isBlank(step.after.context.place.city) || !isNotDeliverable(step.before)
        : isFilling(step.after) &&
          editorError(step.after) === null &&
          Object.keys(editorFieldErrors(step.after)).length === 0,
  },
  {
    id: 'RULE-ADDRESSEDITOR-10',
    says: 'Closing the editor makes no call, and ends it.',
    when: (step) => step.sent('editor.dismiss') !== null,
    holds: (step) =>
      step.after.status === 'done' &&
      (['checkAddress', 'saveAddress', 'selectAddress', 'reloadCart'] as const).every(
        (call) => step.calls(call).length === 0,
      ),
  },
  offers({
    id: 'RULE-ADDRESSEDITOR-10',
    says: 'The editor can be closed from everywhere.',
    from: (editor) => editor.status === 'active',
    via: ({ id }) => id === 'editor.dismiss',
    to: (after) => after.status === 'done',
  }),
  reaches({
    id: 'RULE-ADDRESSEDITOR-10',
    says: 'From ‘delivery not available’ a new address can be saved.',
    from: isNotDeliverable,
    to: (editor) => editor.output === (isMoving(editor) ? 'saved' : 'selected'),
  }),
  offers({
    id: 'RULE-ADDRESSEDITOR-9',
    says: 'Whatever the place service does, the place can be typed by hand.',
    from: isFilling,
    via: ({ id }) => id === 'place.fieldChanged',
    to: isFilling,
  }),
  reaches({
    id: 'RULE-ADDRESSEDITOR-10',
    says: 'No state of the editor is a dead end: an address can still be chosen.',
    from: (editor) => editor.status === 'active',
    to: (editor) => editor.output === (isMoving(editor) ? 'saved' : 'selected'),
  }),
];
