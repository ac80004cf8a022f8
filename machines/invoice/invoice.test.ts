import { createActor, setup, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { FiscalPerson } from '../../contract/api/account/fiscal-person.ts';
import type { Billing } from '../../contract/api/account/registration.ts';
import { invoiceLogic } from './invoice.logic.ts';
import {
  billingErrors,
  billingFields,
  billingWarnings,
  chosenHolder,
  invoiceError,
  isInvoiceBusy,
  isInvoiceFormOpen,
  isInvoiceNeeded,
  isInvoiceSaved,
} from './invoice.selectors.ts';
import type { InvoiceEmitted, InvoiceChanged, KnownInvoice } from './invoice.types.ts';
import { aBilling, aHolder, blankBilling } from '../../paths/fixtures/billing-fixtures.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';

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
  const emitted: InvoiceEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
    view,
    need,
    save,
    told,
    emitted,
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

const notNeeded = { isNeeded: false, isSaved: false };
const unsaved = { isNeeded: true, isSaved: false };
const saved = { isNeeded: true, isSaved: true };

describe('opening', () => {
  test.each([
    ['not asked for', false, null, notNeeded, false],
    ['not asked for, with data of an earlier order', false, aBilling(), notNeeded, false],
    ['asked for, without data', true, null, unsaved, true],
    ['asked for, with data', true, aBilling(), saved, false],
  ] as const)('CHK-05: an invoice %s', async (_what, isNeeded, billing, news, isFormOpen) => {
    const invoice = await opened(isNeeded, billing);
    expect([invoice.news(), isInvoiceNeeded(invoice.at()), isInvoiceFormOpen(invoice.at())]).toEqual([
      news,
      isNeeded,
      isFormOpen,
    ]);
    expect(billingFields(invoice.at())).toEqual(billing ?? blankBilling);
  });

  test.each(['fail', 'never come'] as const)(
    'data that %s leave the invoice to be asked for',
    async (how) => {
      const { at, clock, view, news } = start();
      if (how === 'fail') await view.latest().fail(failed('network'));
      else clock.increment(12_000);
      expect([news(), isInvoiceBusy(at()), isInvoiceFormOpen(at()), invoiceError(at())]).toEqual([
        notNeeded,
        false,
        false,
        null,
      ]);
    },
  );

  test.each([
    ['fail', 'network'],
    ['never come', 'timeout'],
  ] as const)(
    'CHK-05, RULE-CHECKOUT-5: data that %s leave an invoice the cart asks for to be filled in',
    async (how, failure) => {
      const { at, clock, view, news } = start(true);
      if (how === 'fail') await view.latest().fail(failed('network'));
      else clock.increment(12_000);
      expect([news(), isInvoiceBusy(at()), isInvoiceFormOpen(at()), billingFields(at())]).toEqual([
        unsaved,
        false,
        true,
        blankBilling,
      ]);
      expect(invoiceError(at())).toEqual({ failure, messages: [] });
    },
  );
});

describe('asking for it', () => {
  test('REG-23: what is typed before the cart has answered stays', async () => {
    const invoice = await opened(false, null);
    invoice.actor.send({ type: 'invoice.request' });
    invoice.type({ companyName: 'Rossi S.r.l.', vatNumber: '123' });
    await invoice.need.latest().answer(anAnswer());
    expect(invoice.at().context.billing).toMatchObject({ companyName: 'Rossi S.r.l.', vatNumber: '123' });
  });

  test('CHK-05, CART-17: the cart is told first, and payment waits for the data', async () => {
    const { actor, at, need, news, emitted } = await opened(false, null);
    actor.send({ type: 'invoice.request' });
    expect([news(), isInvoiceFormOpen(at()), need.latest().input]).toEqual([
      unsaved,
      true,
      { isNeeded: true },
    ]);
    const answer = anAnswer();
    await need.latest().answer(answer);
    expect([news(), emitted, isInvoiceBusy(at())]).toEqual([
      unsaved,
      [{ type: 'cart.answered', operation: 'saveInvoice', answer }],
      false,
    ]);
  });

  test.each(['fails', 'is not answered'] as const)(
    'ERR-11: a request that %s is undone and its failure shown',
    async (how) => {
      const { actor, clock, need, news, emitted } = await opened(false, null);
      actor.send({ type: 'invoice.request' });
      const error = refusal('validation');
      if (how === 'fails') await need.latest().fail(error);
      else clock.increment(12_000);
      expect([news(), emitted]).toEqual([
        notNeeded,
        [{ type: 'failure.raised', operation: 'saveInvoice', error: how === 'fails' ? error : 'timeout' }],
      ]);
    },
  );
});

describe('the data', () => {
  test('CHK-05, RULE-CHECKOUT-5: valid ones are saved once, and payment is told', async () => {
    const { actor, at, save, type, news } = await opened(true, null);
    type(aBilling());
    actor.send({ type: 'billing.save' });
    actor.send({ type: 'billing.save' });
    expect([save.calls.map(({ input }) => input), news()]).toEqual([[{ billing: aBilling() }], unsaved]);
    await save.latest().answer(aBilling({ city: 'ROMA' }));
    expect([news(), isInvoiceSaved(at()), billingFields(at())]).toEqual([
      saved,
      true,
      aBilling({ city: 'ROMA' }),
    ]);
  });

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

  test.each([
    ['right numbers', { fiscalCode: 'RSSMRA85T10A562S', vatNumber: '00743110157' }],
    ['malformed ones, which are errors', { fiscalCode: 'RSSMRA', vatNumber: '0074311' }],
    ['none', { fiscalCode: '', vatNumber: '' }],
  ])('VAL-08: nothing is warned of with %s', async (_what, given) => {
    const { actor, at, type } = await opened(true, null);
    type(aBilling(given));
    actor.send({ type: 'billing.save' });
    expect(billingWarnings(at())).toEqual({});
  });

  test('VAL-08: a wrong check letter and check digit warn, and do not stop it', async () => {
    const { actor, at, save, type } = await opened(true, null);
    type(aBilling({ fiscalCode: 'RSSMRA85T10A562A', vatNumber: '00743110158' }));
    actor.send({ type: 'billing.save' });
    expect([billingWarnings(at()), save.calls.length]).toEqual([
      { fiscalCode: 'taxCode.checkLetter', vatNumber: 'vat.checkDigit' },
      1,
    ]);
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

  test('CHK-05: editing saved ones makes payment wait again', async () => {
    const { actor, at, news } = await opened(true, aBilling());
    actor.send({ type: 'billing.edit' });
    expect([news(), isInvoiceFormOpen(at()), billingFields(at())]).toEqual([unsaved, true, aBilling()]);
  });
});

describe('declining', () => {
  test('CART-17: the cart is told, and payment waits no longer', async () => {
    const { actor, need, news, emitted } = await opened(true, aBilling());
    actor.send({ type: 'invoice.decline' });
    expect([need.latest().input, news()]).toEqual([{ isNeeded: false }, saved]);
    const answer = anAnswer();
    await need.latest().answer(answer);
    expect([news(), emitted]).toEqual([
      notNeeded,
      [{ type: 'cart.answered', operation: 'saveInvoice', answer }],
    ]);
  });

  test.each(['fails', 'is not answered'] as const)(
    'ERR-11: one that %s leaves the invoice asked for',
    async (how) => {
      const { actor, at, clock, need, news, emitted } = await opened(true, aBilling());
      actor.send({ type: 'invoice.decline' });
      const error = failed('network');
      if (how === 'fails') await need.latest().fail(error);
      else clock.increment(12_000);
      expect([news(), isInvoiceFormOpen(at()), emitted]).toEqual([
        unsaved,
        true,
        [{ type: 'failure.raised', operation: 'saveInvoice', error: how === 'fails' ? error : 'timeout' }],
      ]);
    },
  );
});

describe('REG-22: whom earlier invoices were made out to', () => {
  test('one is chosen: name, codes and PEC are theirs, the place stays', async () => {
    const { actor, at } = await opened(true, null, [aHolder]);
    actor.send({ type: 'billing.fieldChanged', field: 'city', value: 'Roma' });
    actor.send({ type: 'billing.save' });
    actor.send({ type: 'holder.choose', userPersonFiscalId: aHolder.userPersonFiscalId });
    expect([billingFields(at()), billingErrors(at()), chosenHolder(at())]).toEqual([
      {
        ...blankBilling,
        companyName: 'Anna Bianchi',
        fiscalCode: 'BNCNNA80A41F205U',
        pec: 'anna@pec.example',
        city: 'Roma',
      },
      {},
      aHolder,
    ]);
  });

  test('somebody new is chosen: name and codes are empty', async () => {
    const { actor, at } = await opened(true, null, [aHolder]);
    actor.send({ type: 'holder.choose', userPersonFiscalId: aHolder.userPersonFiscalId });
    actor.send({ type: 'holder.choose', userPersonFiscalId: null });
    expect([billingFields(at()), chosenHolder(at())]).toEqual([blankBilling, null]);
  });

  test('one the account does not know is nobody', async () => {
    const { actor, at } = await opened(true, null, [aHolder]);
    actor.send({ type: 'holder.choose', userPersonFiscalId: 999 });
    expect(billingFields(at())).toEqual(blankBilling);
  });
});
