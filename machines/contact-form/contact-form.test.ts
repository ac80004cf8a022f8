import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../contract/api/failure.ts';
import type { MailForm } from '../../contract/api/content/content-form.ts';
import {
  aContactForm,
  aLetter,
  aWithdrawal,
  aWithdrawalForm,
} from '../../paths/fixtures/contact-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { contactFormLogic } from './contact-form.logic.ts';
import {
  contactDraft,
  contactError,
  contactErrors,
  contactThanks,
  filledFields,
  isContactFormBusy,
  isContactFormConfirming,
  isContactFormSent,
} from './contact-form.selectors.ts';
import type { ContactFormInput, ContactLetter, OpenedContactForm } from './contact-form.types.ts';

function start({ topic = null, asksFirst = false }: Partial<ContactFormInput> = {}) {
  const clock = new SimulatedClock();
  const load = held<OpenedContactForm, { isLoggedIn: boolean }>();
  const renewal = held<MailForm>();
  const sending = held<string, ContactLetter>();
  const actors = { loadForm: load.logic, renewForm: renewal.logic, sendForm: sending.logic };
  const actor = createActor(contactFormLogic.provide({ actors }), {
    clock,
    input: { topic, asksFirst },
  });
  actor.start();
  const at = () => actor.getSnapshot();
  return {
    actor,
    at,
    clock,
    load,
    renewal,
    sending,
    type: (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) actor.send({ type: 'field.changed', name, value });
    },
    send: () => actor.send({ type: 'form.send' }),
    values: () => Object.fromEntries(filledFields(at()).map(({ field, value }) => [field.name, value])),
  };
}

async function opened(topic: string | null = null) {
  const flow = start({ topic });
  flow.actor.send({ type: 'form.open', isLoggedIn: false });
  await flow.load.latest().answer({ form: aContactForm(), shopper: null });
  return flow;
}

const empty = { name: '', email: '', phone: '', subject: '', message: '', privacy: '' };

test('CMS-10: a letter goes once, and is answered by the shop’s words', async () => {
  const { at, send, sending, type } = await opened();
  type(aLetter);
  send();
  send();
  expect([sending.calls.length, isContactFormBusy(at())]).toEqual([1, true]);
  await sending.latest().answer('Grazie.');
  expect([isContactFormSent(at()), contactThanks(at())]).toEqual([true, 'Grazie.']);
});

test('VAL-14: every wrong field is told of when it is sent, a field that is left where something stands in it', async () => {
  const { actor, at, send, sending, type } = await opened();
  actor.send({ type: 'field.left', name: 'name' });
  expect(contactErrors(at())).toEqual({});
  type({ email: 'rosa', phone: '12', message: 'x'.repeat(5001) });
  actor.send({ type: 'field.left', name: 'email' });
  expect(contactErrors(at())).toEqual({ email: 'Digitare una e-mail valida' });
  send();
  expect([contactErrors(at()), sending.calls.length]).toEqual([
    {
      name: 'Campo obbligatorio',
      email: 'Digitare una e-mail valida',
      phone: 'Digitare un numero di telefono valido',
      subject: 'Campo obbligatorio',
      message: 'Massimo 5000 caratteri',
      privacy: 'Spunta la casella per continuare',
    },
    0,
  ]);
});

test('CMS-10: a leave that has run out is asked for anew, once', async () => {
  const { at, renewal, send, sending, type, values } = await opened();
  type(aLetter);
  send();
  await sending.latest().fail(refusal('form.expired'));
  await renewal.latest().answer(aContactForm('leave-2'));
  expect(sending.calls.map(({ input }) => input.form.security)).toEqual(['leave-1', 'leave-2']);
  await sending.latest().fail(refusal('form.expired', 'Il modulo è scaduto.'));
  expect([renewal.calls.length, contactError(at())?.messages[0]?.text, values()]).toEqual([
    1,
    'Il modulo è scaduto.',
    aLetter,
  ]);
});

test.each(['network', 'serviceDown', 'timeout'] as const)(
  'CMS-10: what is typed stays after %s, and goes the next time',
  async (how) => {
    const { at, clock, send, sending, type, values } = await opened();
    type(aLetter);
    send();
    if (how === 'timeout') clock.increment(12_000);
    else await sending.latest().fail(failed(how));
    expect([values(), contactError(at())?.failure, isContactFormBusy(at())]).toEqual([aLetter, how, false]);
    send();
    await sending.latest().answer('Grazie.');
    expect([sending.calls.length, isContactFormSent(at())]).toEqual([2, true]);
  },
);

test('CMS-10: who is logged in finds name and e-mail, and never over what was typed', async () => {
  const { actor, at, load, type, values } = start();
  actor.send({ type: 'draft.restore', draft: { typed: { email: 'altra@posta.example' }, typedUnder: null } });
  actor.send({ type: 'form.open', isLoggedIn: true });
  expect(load.latest().input).toEqual({ isLoggedIn: true });
  const shopper = { name: 'Giulia Marchetti', email: 'giulia@posta.example' };
  await load.latest().answer({ form: aContactForm(), shopper });
  expect(values()).toEqual({ ...empty, name: 'Giulia Marchetti', email: 'altra@posta.example' });
  type({ name: '' });
  expect(values()['name']).toBe('');
  actor.send({ type: 'session.closed', reason: 'logout' });
  expect([values(), contactDraft(at())]).toEqual([empty, null]);
});

test('B-05: the topic of a link is chosen, whatever was before; one nobody offers is none', async () => {
  const { actor, type, values } = await opened('Accessibilità');
  expect(values()['subject']).toBe('Accessibilità');
  type({ subject: 'Altro' });
  expect(values()['subject']).toBe('Altro');
  actor.send({ type: 'topic.given', topic: 'Un ordine' });
  expect(values()['subject']).toBe('Un ordine');
  actor.send({ type: 'topic.given', topic: null });
  expect(values()['subject']).toBe('Un ordine');
  expect((await opened('Meteo')).values()).toEqual(empty);
});

test('CMS-10: the next letter keeps who writes', async () => {
  const { actor, send, sending, type, values } = await opened('Accessibilità');
  type(aLetter);
  send();
  await sending.latest().answer('Grazie.');
  actor.send({ type: 'form.again' });
  expect(values()).toEqual({ ...aLetter, subject: '', message: '', privacy: '' });
});

async function openedWithdrawal(order: string | null = '4711') {
  const flow = start({ topic: order, asksFirst: true });
  flow.actor.send({ type: 'form.open', isLoggedIn: false });
  await flow.load.latest().answer({ form: aWithdrawalForm(), shopper: null });
  return flow;
}

test('B-41: a withdrawal is shown and confirmed before it goes, once', async () => {
  const { actor, at, send, sending, type, values } = await openedWithdrawal();
  expect(values()).toEqual({ name: '', order: '4711', goods: '', email: '' });
  send();
  expect([isContactFormConfirming(at()), Object.keys(contactErrors(at()))]).toEqual([
    false,
    ['name', 'goods', 'email'],
  ]);
  const { order, ...rest } = aWithdrawal;
  type(rest);
  send();
  expect([isContactFormConfirming(at()), values(), sending.calls.length]).toEqual([
    true,
    { ...rest, order },
    0,
  ]);
  actor.send({ type: 'form.edit' });
  expect([isContactFormConfirming(at()), values()]).toEqual([false, aWithdrawal]);
  send();
  actor.send({ type: 'form.confirm' });
  actor.send({ type: 'form.confirm' });
  expect([sending.calls.map(({ input }) => input.values), isContactFormConfirming(at())]).toEqual([
    [aWithdrawal],
    true,
  ]);
  await sending.latest().answer('Ricevuto.');
  expect([isContactFormSent(at()), isContactFormConfirming(at()), contactThanks(at())]).toEqual([
    true,
    false,
    'Ricevuto.',
  ]);
});

test.each(['network', 'serviceDown', 'timeout'] as const)(
  'B-41: a withdrawal that did not go after %s asks again, with all of it',
  async (how) => {
    const { actor, at, clock, send, sending, type, values } = await openedWithdrawal();
    type(aWithdrawal);
    send();
    actor.send({ type: 'form.confirm' });
    if (how === 'timeout') clock.increment(12_000);
    else await sending.latest().fail(failed(how));
    expect([isContactFormConfirming(at()), isContactFormBusy(at()), contactError(at())?.failure]).toEqual([
      true,
      false,
      how,
    ]);
    expect(values()).toEqual(aWithdrawal);
    actor.send({ type: 'form.confirm' });
    await sending.latest().answer('Ricevuto.');
    expect([sending.calls.length, isContactFormSent(at())]).toEqual([2, true]);
  },
);

test('B-41: what the shop says of a field leads back to it', async () => {
  const { actor, at, send, sending, type } = await openedWithdrawal();
  type(aWithdrawal);
  send();
  actor.send({ type: 'form.confirm' });
  await sending.latest().fail(
    new ApiFailure('refused', {
      messages: [{ code: 'validation', text: 'Digitare una e-mail valida', field: 'email' }],
    }),
  );
  expect([isContactFormConfirming(at()), contactErrors(at()), contactError(at())]).toEqual([
    false,
    { email: 'Digitare una e-mail valida' },
    null,
  ]);
});

test('B-41: a link from another order asks for that one, whatever was shown', async () => {
  const { actor, at, send, type, values } = await openedWithdrawal();
  type(aWithdrawal);
  send();
  actor.send({ type: 'topic.given', topic: '4712' });
  expect([isContactFormConfirming(at()), values()]).toEqual([false, { ...aWithdrawal, order: '4712' }]);
});
