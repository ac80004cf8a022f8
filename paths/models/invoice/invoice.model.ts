import type { Billing } from '../../../contract/api/account/registration.ts';
import type { invoiceActors } from '../../../machines/invoice/invoice.actors.ts';
import { invoiceLogic } from '../../../machines/invoice/invoice.logic.ts';
import {
  billingErrors,
  billingFields,
  billingWarnings,
  chosenHolder,
  invoiceError,
  invoiceHolders,
  isInvoiceBusy,
  isInvoiceFormOpen,
  isInvoiceNeeded,
  isInvoiceSaved,
} from '../../../machines/invoice/invoice.selectors.ts';
import { aBilling, aHolder } from '../../fixtures/billing-fixtures.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { fails, refuses, says } from '../../kit/cases.ts';

type InvoiceStep = Step<typeof invoiceLogic, ReturnType<typeof invoiceActors>>;
type Invoice = InvoiceStep['after'];

const right = aBilling();
/** A tax code whose last letter does not fit: told, and saved all the same. */
const doubtful = aBilling({ fiscalCode: 'RSSMRA85T10A562X' });

const required = [
  'companyName',
  'fiscalCode',
  'address1',
  'addressNumber',
  'city',
  'province',
  'postalcode',
] as const;
/** The fields that must be filled, and are not. */
const blanks = (billing: Billing) => required.filter((field) => billing[field] === '');
const isWrong = ({ city }: Billing): boolean => city === '';
const calls = ['viewInvoice', 'saveNeed', 'saveBilling'] as const;
const isQuiet = (step: InvoiceStep): boolean => calls.every((call) => step.calls(call).length === 0);
const timedOut = (step: InvoiceStep, call: (typeof calls)[number]): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;
const broke = (step: InvoiceStep, call: (typeof calls)[number]): boolean =>
  step.failed(call) !== null || timedOut(step, call);
const isEditing = (invoice: Invoice): boolean => invoice.matches('editing');
/** Somebody new, or a holder the account knows. */
function asksForHolder(step: InvoiceStep): boolean {
  const asked = step.sent('holder.choose');
  if (asked === null) return false;
  return (
    asked.userPersonFiscalId === null ||
    invoiceHolders(step.before).some(
      ({ userPersonFiscalId }) => userPersonFiscalId === asked.userPersonFiscalId,
    )
  );
}
/** What the checkout was told last. */
const told = (trail: readonly InvoiceStep[]) =>
  trail.flatMap((step) => step.told('parent', 'invoice.changed')).at(-1);

export const invoiceModel = flowModel<typeof invoiceLogic, ReturnType<typeof invoiceActors>>({
  name: 'invoice',
  machine: invoiceLogic,
  starts: [
    { says: 'the checkout is opened', input: ({ parent }) => ({ parent, isNeeded: false }) },
    {
      says: 'the checkout is opened on a cart that wants an invoice',
      input: ({ parent }) => ({ parent, isNeeded: true }),
    },
  ],
  cases: {
    'invoice.request': [says('an invoice is wanted')],
    'invoice.decline': [says('no invoice is wanted any more')],
    'billing.fieldChanged': ({ context: { billing } }) => {
      const [field] = blanks(billing);
      return field === undefined
        ? [says('the city is emptied', { field: 'city', value: '' })]
        : [says(`${field} is typed`, { field, value: right[field] })];
    },
    'holder.choose': ({ context: { holders } }) => [
      says('an earlier holder is chosen', { userPersonFiscalId: aHolder.userPersonFiscalId }),
      // The choice stands there only where somebody was named before.
      ...(holders.length === 0 ? [] : [says('somebody new is chosen', { userPersonFiscalId: null })]),
    ],
    'billing.save': [says('the data is to be saved')],
    'billing.edit': [says('the data is to be changed')],
  },
  answers: {
    viewInvoice: {
      done: [
        says('an invoice is wanted, its data known', { isNeeded: true, billing: right, holders: [aHolder] }),
        says('an invoice is wanted, its data new', { isNeeded: true, billing: null, holders: [] }),
        says('no invoice is wanted, its data known', {
          isNeeded: false,
          billing: doubtful,
          holders: [aHolder],
        }),
        says('no invoice is wanted', { isNeeded: false, billing: null, holders: [] }),
      ],
      failed: fails('the account', 'sessionExpired', 'network'),
    },
    saveNeed: {
      done: [says('the request is saved', anAnswer(aCart()))],
      failed: [refuses('the request', 'cart.locked'), ...fails('the request', 'sessionExpired', 'network')],
    },
    saveBilling: {
      done: ({ context }) => [says('the data is saved', { ...context.billing, companyName: 'MARIO ROSSI' })],
      failed: [refuses('the data', 'validation'), ...fails('the data', 'sessionExpired', 'network')],
    },
  },
  writes: ['saveNeed', 'saveBilling'],
  survivors: [
    {
      fault: 'drop action: loading viewInvoice onDone 2 [isNeeded] without assignBilling',
      because:
        'taken only when the account knows no data: there is nothing to keep, and no error yet to clear',
    },
  ],
  limit: 400,
  project: ({ context: { billing, holders, fieldErrors, fieldWarnings, error } }) => ({
    blanks: blanks(billing).join(' '),
    isDoubtful: billing.fiscalCode === doubtful.fiscalCode,
    isHolders: billing.companyName === aHolder.companyName,
    hasHolders: holders.length > 0,
    isShown: [Object.keys(fieldErrors).length > 0, Object.keys(fieldWarnings).length > 0, error !== null],
  }),
  rules: [
    {
      id: 'CHK-05',
      says: 'Needed and saved, as told to the checkout, is what the form shows.',
      when: (step, trail) => told(trail) !== undefined && !isInvoiceBusy(step.after),
      holds: ({ after }, trail) =>
        told(trail)?.['isNeeded'] === isInvoiceNeeded(after) &&
        told(trail)?.['isSaved'] === isInvoiceSaved(after),
    },
    {
      id: 'RULE-CHECKOUT-5',
      says: 'The checkout hears at once that an invoice is wanted and not saved; saved is told only of data that is.',
      when: (step) =>
        (isInvoiceFormOpen(step.after) && !isInvoiceFormOpen(step.before)) ||
        step.told('parent').some(({ isSaved }) => isSaved === true),
      holds: (step, trail) =>
        told(trail)?.['isSaved'] === true
          ? step.done('saveBilling') !== null || step.done('viewInvoice') !== null
          : told(trail)?.['isNeeded'] === true,
    },
    {
      id: 'CHK-05',
      says: 'What the account knows fills the form, and says whether an invoice is wanted and its data there.',
      when: (step) => step.done('viewInvoice') !== null,
      holds: (step) => {
        const known = step.done('viewInvoice')?.output;
        return (
          isInvoiceNeeded(step.after) === known?.isNeeded &&
          isInvoiceSaved(step.after) === (known.isNeeded && known.billing !== null) &&
          (known.billing === null || billingFields(step.after) === known.billing) &&
          isInvoiceFormOpen(step.after) === (known.isNeeded && known.billing === null)
        );
      },
    },
    {
      id: 'CHK-05',
      says: 'An account that cannot be asked leaves what the cart wants: no invoice, or the form with the reason.',
      when: (step) => broke(step, 'viewInvoice'),
      holds: ({ after }) =>
        isInvoiceNeeded(after) === after.context.isNeeded &&
        isInvoiceFormOpen(after) === after.context.isNeeded &&
        (invoiceError(after) !== null) === after.context.isNeeded &&
        !isInvoiceBusy(after),
    },
    {
      id: 'CART-17',
      says: 'Wanting an invoice, or none, is kept by one call.',
      when: (step) => step.calls('saveNeed').length > 0,
      holds: (step) =>
        step.calls('saveNeed').length === 1 &&
        step.calls('saveNeed')[0]?.isNeeded === (step.sent('invoice.request') !== null) &&
        (step.sent('invoice.request') !== null || step.sent('invoice.decline') !== null),
    },
    {
      id: 'CART-17',
      says: 'A saved request shows the form, a saved refusal nothing; the cart of the answer is passed on.',
      when: (step) => step.done('saveNeed') !== null,
      holds: (step, trail) => {
        const asked = trail.findLast((one) => one.calls('saveNeed').length > 0)?.calls('saveNeed')[0];
        return (
          isInvoiceFormOpen(step.after) === asked?.isNeeded &&
          isInvoiceNeeded(step.after) === asked?.isNeeded &&
          step.emitted('cart.answered')[0]?.answer === step.done('saveNeed')?.output
        );
      },
    },
    {
      id: 'ERR-11',
      says: 'A request that is not saved says why, and the state before is shown again.',
      when: (step) => broke(step, 'saveNeed'),
      holds: (step, trail) => {
        const asked = trail.findLast((one) => one.calls('saveNeed').length > 0)?.calls('saveNeed')[0];
        return (
          step.emitted('failure.raised').length === 1 &&
          isInvoiceNeeded(step.after) === !asked?.isNeeded &&
          !isInvoiceBusy(step.after)
        );
      },
    },
    {
      id: 'REG-23',
      says: 'What is typed stands in its field.',
      when: (step) =>
        step.sent('billing.fieldChanged') !== null &&
        (isEditing(step.before) || step.before.matches('requesting')),
      holds: (step) => {
        const typed = step.sent('billing.fieldChanged');
        return typed !== null && billingFields(step.after)[typed.field] === typed.value && isQuiet(step);
      },
    },
    {
      id: 'REG-22',
      says: 'An earlier holder fills name, codes and PEC, somebody new empties them; the place stays, and no fault of the one before.',
      when: (step) => isEditing(step.before) && asksForHolder(step),
      holds: (step) => {
        const isNew = step.sent('holder.choose')?.userPersonFiscalId === null;
        const { companyName, fiscalCode, vatNumber, sdiCode, pec, ...place } = billingFields(step.after);
        const { address1, addressNumber, city, province, postalcode } = billingFields(step.before);
        const before = { address1, addressNumber, city, province, postalcode };
        return (
          companyName === (isNew ? '' : aHolder.companyName) &&
          fiscalCode === (isNew ? '' : aHolder.fiscalCode) &&
          vatNumber === (isNew ? '' : aHolder.vatNumber) &&
          sdiCode === (isNew ? '' : aHolder.sdiCode) &&
          pec === (isNew ? '' : aHolder.pec) &&
          JSON.stringify(place) === JSON.stringify(before) &&
          Object.keys(billingErrors(step.after)).length === 0 &&
          Object.keys(billingWarnings(step.after)).length === 0 &&
          invoiceError(step.after) === null &&
          chosenHolder(step.after)?.userPersonFiscalId === (isNew ? undefined : aHolder.userPersonFiscalId) &&
          isQuiet(step)
        );
      },
    },
    {
      id: 'REG-22',
      says: 'A holder that is not known, or chosen while the form is not open, changes nothing.',
      when: (step) => step.sent('holder.choose') !== null && !(isEditing(step.before) && asksForHolder(step)),
      holds: (step) => billingFields(step.after) === billingFields(step.before) && isQuiet(step),
    },
    {
      id: 'REG-22',
      says: 'The holders offered are those the account knows.',
      when: (step) => step.done('viewInvoice') !== null,
      holds: (step) => invoiceHolders(step.after) === step.done('viewInvoice')?.output.holders,
    },
    {
      id: 'REG-23',
      says: 'Only whole data is saved; what is missing is said at its field.',
      when: (step) => step.sent('billing.save') !== null && isEditing(step.before),
      holds: (step) => {
        const billing = billingFields(step.before);
        const isIncomplete = blanks(billing).length > 0;
        return (
          step.calls('saveBilling').length === (isIncomplete ? 0 : 1) &&
          (billingErrors(step.after).city !== undefined) === isWrong(billing) &&
          Object.keys(billingErrors(step.after)).length > 0 === isIncomplete &&
          invoiceError(step.after) === null
        );
      },
    },
    {
      id: 'VAL-08',
      says: 'A doubtful tax code is told and saved all the same.',
      when: (step) => step.sent('billing.save') !== null && isEditing(step.before),
      holds: ({ before, after }) =>
        (billingWarnings(after).fiscalCode !== undefined) ===
        (billingFields(before).fiscalCode === doubtful.fiscalCode),
    },
    {
      id: 'CHK-05',
      says: 'The call carries what was typed, and nothing but pressing save sends it.',
      when: (step) => step.calls('saveBilling').length > 0,
      holds: (step) =>
        step.calls('saveBilling')[0]?.billing === billingFields(step.before) &&
        step.sent('billing.save') !== null,
    },
    {
      id: 'CHK-05',
      says: 'Saved data is shown as the shop has it.',
      when: (step) => step.done('saveBilling') !== null,
      holds: (step) =>
        isInvoiceSaved(step.after) &&
        billingFields(step.after) === step.done('saveBilling')?.output &&
        invoiceError(step.after) === null &&
        Object.keys(billingErrors(step.after)).length === 0,
    },
    {
      id: 'ERR-11',
      says: 'Data that is not saved keeps the form with what was typed, and says why.',
      when: (step) => broke(step, 'saveBilling'),
      holds: (step) =>
        isEditing(step.after) &&
        invoiceError(step.after) !== null &&
        billingFields(step.after) === billingFields(step.before),
    },
    offers({
      id: 'CHK-05',
      says: 'An invoice that is requested can be declined while no call is running.',
      from: (invoice: Invoice) => isInvoiceNeeded(invoice) && !isInvoiceBusy(invoice),
      via: ({ id }) => id === 'invoice.decline',
      to: isInvoiceBusy,
    }),
    offers({
      id: 'CHK-05',
      says: 'Saved data can be changed.',
      from: isInvoiceSaved,
      via: ({ id }) => id === 'billing.edit',
      to: isEditing,
    }),
    offers({
      id: 'CHK-05',
      says: 'Whoever wants none can ask for one.',
      from: (invoice: Invoice) => !isInvoiceNeeded(invoice) && !isInvoiceBusy(invoice),
      via: ({ id }) => id === 'invoice.request',
      to: isInvoiceBusy,
    }),
    reaches({
      id: 'CHK-05',
      says: 'From everywhere the data can come to be saved.',
      from: () => true,
      to: isInvoiceSaved,
    }),
  ],
});
