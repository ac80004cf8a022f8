import { createActor, setup, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { FiscalPerson } from '../../contract/api/account/fiscal-person.ts';
import type { Billing } from '../../contract/api/account/registration.ts';
import { invoiceLogic } from './invoice.logic.ts';
import { billingErrors, billingFields, invoiceError } from './invoice.selectors.ts';
import type { InvoiceChanged, KnownInvoice } from './invoice.types.ts';
import { aBilling } from '../../paths/fixtures/billing-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';

/** The checkout, as far as the form tells it anything. */
function listener() {
  const told: { isNeeded: boolean; isSaved: boolean }[] = [];
  const logic = setup({
    types: { events: {} as InvoiceChanged },
    actions: {
      keep: (_, { isNeeded, isSaved }: InvoiceChanged) => void told.push({ isNeeded, isSaved }),
    },
  }).createMachine({
    on: { 'invoice.changed': { actions: { type: 'keep', params: ({ event }) => event } } },
  });
  return { told, parent: createActor(logic).start() };
}

function start(isNeeded = false) {
  const clock = new SimulatedClock();
  const view = held<KnownInvoice>();
  const need = held<CartAnswer, { isNeeded: boolean }>();
  const save = held<Billing, { billing: Billing }>();
  const { told, parent } = listener();
  const actor = createActor(
    invoiceLogic.provide({
      actors: { viewInvoice: view.logic, saveNeed: need.logic, saveBilling: save.logic },
    }),
    { clock, input: { parent, isNeeded } },
  );

  actor.start();
  return {
    actor,
    clock,
    view,
    save,
    told,
    at: () => actor.getSnapshot(),
    /** What the checkout was told last. */
    news: () => told.at(-1),
    type: (billing: Partial<Billing>) => {
      for (const [field, value] of Object.entries(billing)) {
        actor.send({ type: 'billing.fieldChanged', field: field as keyof Billing, value }); // the keys of a Billing
      }
    },
  };
}

async function opened(isNeeded: boolean, billing: Billing | null, holders: readonly FiscalPerson[] = []) {
  const invoice = start();
  await invoice.view.latest().answer({ isNeeded, billing, holders });
  return invoice;
}

const unsaved = { isNeeded: true, isSaved: false };

describe('the data', () => {
  test('VAL-01, REG-23: an empty form names every missing field and saves nothing', async () => {
    const { actor, at, save } = await opened(true, null);
    actor.send({ type: 'billing.save' });
    expect([billingErrors(at()), save.calls.length]).toEqual([
      {
        companyName: 'Campo obbligatorio',
        fiscalCode: 'Campo obbligatorio',
        address1: 'Campo obbligatorio',
        addressNumber: 'Campo obbligatorio',
        city: 'Campo obbligatorio',
        province: 'Campo obbligatorio',
        postalcode: 'Campo obbligatorio',
      },
      0,
    ]);
  });

  test.each([
    ['a tax code of another shape', { fiscalCode: 'RSSMRA85' }, { fiscalCode: 'Formato non corretto' }],
    ['no tax code', { fiscalCode: '' }, { fiscalCode: 'Campo obbligatorio' }],
    [
      'a VAT number of ten digits',
      { vatNumber: '0123456789' },
      { vatNumber: 'P.Iva e C.F. devono avere 11 cifre' },
    ],
    ['a CAP with a letter', { postalcode: '0018A' }, { postalcode: 'Accetta solo numeri' }],
    ['a PEC that is none', { pec: 'mario' }, { pec: 'Digitare una e-mail valida' }],
  ])('VAL-06, VAL-07, VAL-12: %s stops it', async (_what, given, errors) => {
    const { actor, at, save, type } = await opened(true, null);
    type(aBilling(given));
    actor.send({ type: 'billing.save' });
    expect([billingErrors(at()), save.calls.length]).toEqual([errors, 0]);
  });

  test.each(['province', 'postalcode', 'sdiCode'] as const)(
    'VAL-13, B-15: a %s too long stops it',
    async (field) => {
      const { actor, at, save, type } = await opened(true, null);
      type(aBilling({ [field]: '123456789' }));
      actor.send({ type: 'billing.save' });
      expect([Object.keys(billingErrors(at())), save.calls.length]).toEqual([[field], 0]);
    },
  );

  test('REG-23: a VAT number stands in for the tax code, with an SDI code of seven characters (B-15)', async () => {
    const { actor, save, type } = await opened(true, null);
    const company = aBilling({ fiscalCode: '', vatNumber: '00743110157', sdiCode: 'ABC1234' });
    type(company);
    actor.send({ type: 'billing.save' });
    expect(save.calls.map(({ input }) => input)).toEqual([{ billing: company }]);
  });

  test('VAL-06: the tax code of a company may be missing, but not malformed', async () => {
    const { actor, at, save, type } = await opened(true, null);
    type(aBilling({ fiscalCode: 'RSSMRA', vatNumber: '00743110157' }));
    actor.send({ type: 'billing.save' });
    expect([Object.keys(billingErrors(at())), save.calls.length]).toEqual([['fiscalCode'], 0]);
  });

  test.each(['refused', 'network', 'timeout'] as const)(
    'SES-06, CHK-05: a save that ends in %s keeps what was typed and payment waiting',
    async (failure) => {
      const { actor, at, clock, save, type, news } = await opened(true, null);
      type(aBilling());
      actor.send({ type: 'billing.save' });
      if (failure === 'timeout') clock.increment(12_000);
      else await save.latest().fail(failed(failure));
      expect([invoiceError(at()), billingFields(at()), news()]).toEqual([
        { failure, messages: [] },
        aBilling(),
        unsaved,
      ]);
    },
  );
});
