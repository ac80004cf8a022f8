import { assign } from 'xstate';
import type { FiscalPersonFields } from '../../contract/api/account/fiscal-person.ts';
import { failureOf } from '../../contract/api/failure.ts';
import { billingWarnings } from '../../contract/rules/fiscal/billing.ts';
import { fiscalPersonFaults } from '../../contract/rules/fiscal/fiscal-person.ts';
import { holderFields } from '../../contract/rules/fiscal/invoice-holder.ts';
import { assignDismissed, assignFailure, failureGuards, refusalOf } from '../failure.logic.ts';
import { fiscalPersonsMachine } from './fiscal-persons.machine.ts';

const fieldNames: readonly (keyof FiscalPersonFields)[] = [
  'companyName',
  'fiscalCode',
  'vatNumber',
  'sdiCode',
  'pec',
];

export const fiscalPersonsLogic = fiscalPersonsMachine.provide({
  actions: {
    openForm: assign(({ context: { subject } }) => ({
      fields: holderFields(subject),
      fieldErrors: {},
      fieldWarnings: {},
      error: null,
    })),
    validateFields: assign(({ context: { fields } }) =>
      fields === null
        ? {}
        : { fieldErrors: fiscalPersonFaults(fields), fieldWarnings: billingWarnings(fields), error: null },
    ),
    assignRefusal: assign((_, { error }: { error: unknown }) => {
      const { atFields, besides } = refusalOf(
        error,
        (name) => fieldNames.find((field) => field === name) ?? null,
      );
      return { fieldErrors: atFields, error: besides };
    }),
    assignFailure: assignFailure(),
    assignDismissed: assignDismissed(),
  },
  guards: {
    isGood: ({ context: { fields } }) =>
      fields !== null && Object.keys(fiscalPersonFaults(fields)).length === 0,
    isDismissed: failureGuards.isDismissed,
    isDismissedOverList: ({ context: { persons } }, { error }) =>
      persons !== null && failureOf(error) === 'dismissed',
    isRefused: failureGuards.isRefused,
  },
});
