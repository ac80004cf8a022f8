import { assign } from 'xstate';
import { billingFaults, billingWarnings } from '../../contract/rules/fiscal/billing.ts';
import { holderFields } from '../../contract/rules/fiscal/invoice-holder.ts';
import { assignFailure, assignTimeout } from '../failure.logic.ts';
import { invoiceMachine } from './invoice.machine.ts';

export const invoiceLogic = invoiceMachine.provide({
  actions: {
    validateBilling: assign(({ context: { billing } }) => ({
      fieldErrors: billingFaults(billing),
      fieldWarnings: billingWarnings(billing),
      error: null,
    })),
    assignHolder: assign(
      ({ context: { billing, holders } }, { userPersonFiscalId }: { userPersonFiscalId: number | null }) => ({
        billing: {
          ...billing,
          ...holderFields(holders.find((one) => one.userPersonFiscalId === userPersonFiscalId) ?? null),
        },
        fieldErrors: {},
        fieldWarnings: {},
        error: null,
      }),
    ),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: {
    isBillingValid: ({ context }) => Object.keys(billingFaults(context.billing)).length === 0,
  },
});
