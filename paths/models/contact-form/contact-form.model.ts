import type { contactFormActors } from '../../../machines/contact-form/contact-form.actors.ts';
import { contactFormLogic } from '../../../machines/contact-form/contact-form.logic.ts';
import { aContactForm, aLetter, aWithdrawal, aWithdrawalForm } from '../../fixtures/contact-fixtures.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import { contactFormRules } from './contact-form.rules.ts';

const aShopper = { name: 'Giulia Marchetti', email: 'giulia@posta.example' };

export const contactFormModel = flowModel<typeof contactFormLogic, ReturnType<typeof contactFormActors>>({
  name: 'contact-form',
  machine: contactFormLogic,
  starts: [
    { says: 'the customer service is opened', input: () => ({ topic: null, asksFirst: false }) },
    { says: 'an obstacle is to be told of', input: () => ({ topic: 'Accessibilità', asksFirst: false }) },
    { says: 'a withdrawal is to be declared', input: () => ({ topic: '4711', asksFirst: true }) },
  ],
  cases: {
    'form.open': ({ context: { topic, asksFirst } }) => [
      says('the page is in the browser of a stranger', { isLoggedIn: false }),
      ...(topic === null || asksFirst
        ? [says('the page is in the browser of a shopper', { isLoggedIn: true })]
        : []),
    ],
    'draft.restore': ({ context: { form, typed, asksFirst } }) =>
      form === null && Object.keys(typed).length === 0
        ? [
            asksFirst
              ? says('a declaration was begun before the reload', {
                  draft: { typed: aWithdrawal, typedUnder: '4711' },
                })
              : says('a letter was begun before the reload', { draft: { typed: aLetter, typedUnder: null } }),
          ]
        : [],
    'topic.given': ({ context: { typed, asksFirst } }) => [
      says('the page is opened by its menu', { topic: null }),
      ...(asksFirst
        ? [says('the page is opened from another order', { topic: '4712' })]
        : typed['message'] === undefined
          ? [says('the page is opened by the link about obstacles', { topic: 'Accessibilità' })]
          : []),
    ],
    // A letter that was begun is brought to its end; an empty one shows what becomes of the topic.
    'field.changed': ({ context: { typed, asksFirst } }) => {
      if (typed['message'] !== undefined || typed['goods'] !== undefined)
        return [
          says('the e-mail is broken', { name: 'email', value: 'rosa' }),
          says('the e-mail is mended', { name: 'email', value: aLetter.email }),
        ];
      return asksFirst
        ? [says('another order is typed', { name: 'order', value: '4713' })]
        : [says('another topic is chosen', { name: 'subject', value: 'Altro' })];
    },
    'field.left': [says('the field of the e-mail is left', { name: 'email' })],
    'form.send': [says('the form is sent')],
    'form.confirm': [says('what is shown is confirmed')],
    'form.edit': [says('what is shown is to be changed')],
    'form.again': [says('another letter is begun')],
    'page.retry': [says('the form is asked for again')],
    'service.resumed': [says('the shop can be reached again')],
    'session.closed': (form) =>
      (form.matches('editing') || form.matches('confirming')) && form.context.error === null
        ? [
            says('the shopper logs out', { reason: 'logout' }),
            says('the session expires', { reason: 'expired' }),
          ]
        : [],
  },
  answers: {
    loadForm: {
      done: ({ context: { isLoggedIn, asksFirst } }) => [
        says('the form is there', {
          form: asksFirst ? aWithdrawalForm() : aContactForm(),
          shopper: isLoggedIn ? aShopper : null,
        }),
      ],
      failed: fails('the form', 'serviceDown', 'network'),
    },
    renewForm: {
      done: ({ context: { asksFirst } }) => [
        says('a new leave is there', asksFirst ? aWithdrawalForm('leave-2') : aContactForm('leave-2')),
      ],
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
    context: { topic, asksFirst, typed, typedUnder, shopper, isLoggedIn, errors, error, isRenewed, thanks },
  }) => [
    topic,
    asksFirst,
    typed['order'] ?? null,
    typed['goods'] !== undefined,
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
