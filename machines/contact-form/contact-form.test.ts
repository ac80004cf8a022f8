import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { MailForm } from '../../contract/api/content/content-form.ts';
import { aContactForm, aLetter } from '../../paths/fixtures/contact-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import { contactFormLogic } from './contact-form.logic.ts';
import { contactErrors, filledFields } from './contact-form.selectors.ts';
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
    load,
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
