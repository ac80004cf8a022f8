import { ApiFailure } from '../../../contract/api/failure.ts';
import type { FiscalPerson, FiscalPersonFields } from '../../../contract/api/account/fiscal-person.ts';
import type { fiscalPersonsActors } from '../../../machines/fiscal-persons/fiscal-persons.actors.ts';
import { fiscalPersonsLogic } from '../../../machines/fiscal-persons/fiscal-persons.logic.ts';
import { aHolder } from '../../fixtures/billing-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import { fiscalPersonsRules, told } from './fiscal-persons.rules.ts';

const stranger = { userPersonFiscalId: 999 };
const known = { userPersonFiscalId: aHolder.userPersonFiscalId };
const rightVat = '00743110157';

const refusedAt = (...fields: (string | null)[]) =>
  new ApiFailure('refused', {
    messages: fields.map((field) => ({ code: 'validation', text: `wrong: ${field}`, field })),
  });

/** A new holder is named first, then given a right number. */
function typedCases({ companyName, vatNumber, fiscalCode }: FiscalPersonFields) {
  if (companyName === '')
    return [says('the name is typed', { field: 'companyName' as const, value: 'Officine Oro srl' })];
  if (vatNumber === '' && fiscalCode === '')
    return [
      says('the VAT number is typed', { field: 'vatNumber' as const, value: rightVat }),
      says('a short VAT number is typed', { field: 'vatNumber' as const, value: '007' }),
    ];
  if (vatNumber === '007')
    return [says('the VAT number is typed right', { field: 'vatNumber' as const, value: rightVat })];
  return [says('the name is emptied', { field: 'companyName' as const, value: '' })];
}

export const fiscalPersonsModel = flowModel<
  typeof fiscalPersonsLogic,
  ReturnType<typeof fiscalPersonsActors>
>({
  name: 'fiscal-persons',
  machine: fiscalPersonsLogic,
  starts: [{ says: 'the profile is opened', input: () => undefined }],
  cases: {
    'holders.reload': [says('the holders are asked for again')],
    'holder.add': [says('a new holder is wanted')],
    'holder.edit': [
      says('a holder is to be changed', known),
      says('a holder nobody knows is to be changed', stranger),
    ],
    'holder.changed': ({ context: { fields } }) => (fields === null ? [] : typedCases(fields)),
    'holder.save': [says('the holder is to be saved')],
    'holder.dismiss': [says('the form is closed')],
    'holder.remove': [
      says('a holder is to be deleted', known),
      says('a holder nobody knows is to be deleted', stranger),
    ],
    'removal.confirm': [says('yes')],
    'removal.decline': [says('no')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the session has expired', { reason: 'expired' as const }),
      says('the shopper has left', { reason: 'logout' as const }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listHolders: {
      isPatient: true,
      done: [says('a holder is kept', [aHolder])],
      failed: patientFails('the list', 'network'),
    },
    saveHolder: {
      isPatient: true,
      // The shop keeps the same codes once.
      done: ({ context: { persons, subject, fields } }) => {
        const others = (persons ?? []).filter((one) => one !== subject);
        if (others.some(({ vatNumber }) => vatNumber !== '' && vatNumber === fields?.vatNumber)) return [];
        const saved = { ...aHolder, ...fields, userPersonFiscalId: subject?.userPersonFiscalId ?? 8 };
        return [says('the holder is saved', [...others, saved] satisfies FiscalPerson[])];
      },
      failed: [
        says('the holder is refused at a field', refusedAt('vatNumber', 'vatNumber')),
        says('the holder is refused at a field and besides', refusedAt('vatNumber', null)),
        refuses('the holder', 'fiscalPerson.tooMany'),
        ...patientFails('the holder', 'network'),
      ],
    },
    removeHolder: {
      isPatient: true,
      done: ({ context: { persons, subject } }) => [
        says(
          'the holder is deleted',
          (persons ?? []).filter((one) => one !== subject),
        ),
      ],
      failed: [refuses('the end', 'fiscalPerson.unknown'), ...patientFails('the end', 'network')],
    },
  },
  writes: ['saveHolder', 'removeHolder'],
  facts: ['session.closed'],
  limit: 500,
  project: ({ context: { persons, subject, fields, fieldErrors, error } }) => [
    persons?.map(({ userPersonFiscalId }) => userPersonFiscalId).join() ?? null,
    subject !== null,
    fields?.companyName === '',
    fields?.vatNumber ?? null,
    told(fieldErrors).join(),
    error === null ? null : error.failure === 'dismissed',
  ],
  rules: fiscalPersonsRules,
});
