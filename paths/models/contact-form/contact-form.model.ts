import type { contactFormActors } from '../../../machines/contact-form/contact-form.actors.ts';
import { contactFormLogic } from '../../../machines/contact-form/contact-form.logic.ts';
import { aContactForm, aLetter } from '../../fixtures/contact-fixtures.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import { contactFormRules } from './contact-form.rules.ts';

const aShopper = { name: 'Giulia Marchetti', email: 'giulia@posta.example' };

export const contactFormModel = flowModel<typeof contactFormLogic, ReturnType<typeof contactFormActors>>({
  name: 'contact-form',
  machine: contactFormLogic,
  starts: [
    { says: 'the customer service is opened', input: () => ({ topic: null }) },
    { says: 'an obstacle is to be told of', input: () => ({ topic: 'Accessibilità' }) },
  ],
  cases: {
    'form.open': ({ context: { topic } }) => [
      says('the page is in the browser of a stranger', { isLoggedIn: false }),
      ...(topic === null ? [says('the page is in the browser of a shopper', { isLoggedIn: true })] : []),
    ],
    'draft.restore': ({ context: { form, typed } }) =>
      form === null && Object.keys(typed).length === 0
        ? [says('a letter was begun before the reload', { draft: { typed: aLetter, typedUnder: null } })]
        : [],
    'topic.given': ({ context: { typed } }) => [
      says('the page is opened by its menu', { topic: null }),
      ...(typed['message'] === undefined
        ? [says('the page is opened by the link about obstacles', { topic: 'Accessibilità' })]
        : []),
    ],
    // A letter that was begun is brought to its end; an empty one shows what becomes of the topic.
    'field.changed': ({ context: { typed } }) =>
      typed['message'] === undefined
        ? [says('another topic is chosen', { name: 'subject', value: 'Altro' })]
        : [
            says('the e-mail is broken', { name: 'email', value: 'rosa' }),
            says('the e-mail is mended', { name: 'email', value: aLetter.email }),
          ],
    'field.left': [says('the field of the e-mail is left', { name: 'email' })],
    'form.send': [says('the letter is sent')],
    'form.again': [says('another letter is begun')],
    'page.retry': [says('the form is asked for again')],
    'service.resumed': [says('the shop can be reached again')],
    'session.closed': (form) =>
      form.matches('editing') && form.context.error === null
        ? [
            says('the shopper logs out', { reason: 'logout' }),
            says('the session expires', { reason: 'expired' }),
          ]
        : [],
  },
  answers: {
    loadForm: {
      done: ({ context: { isLoggedIn } }) => [
        says('the form is there', { form: aContactForm(), shopper: isLoggedIn ? aShopper : null }),
      ],
      failed: fails('the form', 'serviceDown', 'network'),
    },
    renewForm: {
      done: [says('a new leave is there', aContactForm('leave-2'))],
      failed: fails('the new leave', 'serviceDown', 'network'),
    },
    sendForm: {
      done: [says('the letter is there', 'Grazie, abbiamo ricevuto il tuo messaggio.')],
      failed: [
        refuses('the letter', 'form.expired'),
        refuses('the letter', 'validation', 'email'),
        refuses('the letter', 'request.tooMany'),
        ...fails('the letter', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['sendForm'],
  project: ({
    context: { topic, typed, typedUnder, shopper, isLoggedIn, errors, error, isRenewed, thanks },
  }) => [
    topic,
    typed['email'] ?? null,
    typed['subject'] ?? null,
    typed['message'] !== undefined,
    typedUnder,
    shopper !== null,
    isLoggedIn,
    Object.keys(errors).length > 0,
    error !== null,
    isRenewed,
    thanks !== null,
  ],
  rules: contactFormRules,
});
