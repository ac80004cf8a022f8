import type { AddressCheck } from '../../../contract/api/shopping/address.ts';
import type { addressEditorActors } from '../../../machines/address-editor/address-editor.actors.ts';
import { addressEditorLogic } from '../../../machines/address-editor/address-editor.logic.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, patientFails, refuses, says } from '../../kit/cases.ts';
import { addressEditorRules } from './address-editor.rules.ts';
import {
  home,
  resolved,
  checked,
  starred,
  rightDetails,
  savedHome,
  isBlank,
  type Editor,
} from './address-editor.terms.ts';

const verdict = (given: Partial<AddressCheck> = {}): AddressCheck => ({
  active: 1,
  addressNumber: null,
  validated: true,
  latitude: 41.881,
  longitude: 12.511,
  address: { ...home, address1: 'VIA APPIA NUOVA' },
  ...given,
});

const isUntouched = ({ details }: Editor['context']): boolean =>
  starred.every((field) => isBlank(details[field]));

const isDescribed = ({ details }: Editor['context']): boolean =>
  details.referencePhoneNumber === rightDetails.referencePhoneNumber;

/** Fills the place field by field, then changes it; under the door's form only once that is filled. */
const assignPlaceField = ({ value, context }: Editor) => {
  const { place } = context;
  if (value === 'enteringDetails' && !isDescribed(context)) return [];
  const field = checked.find((one) => isBlank(place[one]));
  if (field !== undefined) return [says(`${field} is typed`, { field, value: home[field] })];
  return [
    isBlank(place.addressNumber)
      ? says('the civico is typed', { field: 'addressNumber' as const, value: '120' })
      : says('the civico is emptied', { field: 'addressNumber' as const, value: '' }),
    says('the city is emptied', { field: 'city' as const, value: ' ' }),
  ];
};

/** Fills the door's form field by field; the phone last, right or wrong. */
const assignDetailsField = ({ details }: Editor['context']) => {
  const field = starred.find((one) => isBlank(details[one]));
  if (field === 'referencePhoneNumber')
    return [
      says('a phone number is typed', { field, value: rightDetails[field] }),
      says('a phone number that is none is typed', { field, value: '12' }),
    ];
  if (field !== undefined) return [says(`${field} is typed`, { field, value: rightDetails[field] })];
  return [says('the phone number is emptied', { field: 'referencePhoneNumber' as const, value: ' ' })];
};

export const addressEditorModel = flowModel<
  typeof addressEditorLogic,
  ReturnType<typeof addressEditorActors>
>({
  name: 'address-editor',
  machine: addressEditorLogic,
  starts: [
    { says: 'the editor is opened', input: () => ({ moved: null }) },
    { says: 'a saved home is to move', input: () => ({ moved: savedHome }) },
  ],
  cases: {
    'place.resolved': [says('a suggested place is taken', { place: resolved })],
    'place.fieldChanged': (editor) => assignPlaceField(editor),
    'place.edit': ({ context }) =>
      isUntouched(context) || (context.error !== null && isBlank(context.place.addressNumber))
        ? [says('the place is to be changed')]
        : [],
    'place.retry': [says('another address is tried')],
    'address.verify': [says('the address is to be verified')],
    'details.fieldChanged': ({ context }) => assignDetailsField(context),
    'address.save': [says('the address is to be saved')],
    'confirmation.accept': () => [says('yes is answered', { key: crypto.randomUUID() })],
    'confirmation.decline': [says('no is answered')],
    'editor.dismiss': [says('the editor is closed')],
  },
  answers: {
    checkAddress: {
      done: [
        says('the address is served', verdict()),
        says('the address is served, and the check knows the civico', verdict({ addressNumber: '122' })),
        says('the address is served, the street unknown', verdict({ validated: false, latitude: null })),
        says('the address is outside the service', verdict({ active: 0 })),
      ],
      failed: fails('the check', 'serviceDown', 'network'),
    },
    saveAddress: {
      isPatient: true,
      done: [says('the address is saved', { addressId: 77 })],
      failed: [
        ...patientFails('the save', 'network'),
        refuses('the save', 'address.unvalidated'),
        refuses('the save', 'address.invalid'),
      ],
    },
    selectAddress: {
      isPatient: true,
      done: [says('the address is chosen', anAnswer(aCart()))],
      failed: [...patientFails('the choice', 'network'), refuses('the choice', 'address.notSelectable')],
    },
    reloadCart: {
      done: [says('the cart is reloaded', anAnswer(aCart()))],
      failed: fails('the reload', 'sessionExpired', 'network'),
    },
  },
  writes: ['saveAddress', 'selectAddress'],
  // Place, door and verdict are filled and changed field by field; the form is one dialog.
  limit: 400,
  survivors: [
    {
      fault: 'drop action: enteringDetails on address.save [hasDetails] without clearErrors',
      because:
        'validating the details right after it assigns every error again; nothing can be seen of the clearing',
    },
  ],
  project: ({ context, value }) => ({
    missing: checked.filter((field) => isBlank(context.place[field])).join(' '),
    civico: !isBlank(context.place.addressNumber),
    details: starred.filter((field) => isBlank(context.details[field])).length,
    isPhoneWrong: context.details.referencePhoneNumber === '12',
    isSaved: context.savedAddressId !== null,
    isMoving: context.moved !== null,
    outcome: context.outcome,
    ...(value === 'enteringPlace' || value === 'notDeliverable'
      ? { isShown: [context.missing !== null, context.error !== null] }
      : { isShown: [Object.keys(context.fieldErrors).length > 0, context.error !== null] }),
    ...(value === 'enteringPlace' || value === 'notDeliverable' || value === 'checking'
      ? { intent: value === 'checking' ? context.intent : null }
      : {
          check: context.check && [context.check.validated, context.check.addressNumber !== null],
          saveAnyway: context.saveAnyway,
        }),
  }),
  rules: addressEditorRules,
});
