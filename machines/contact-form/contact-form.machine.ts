import { assign, setup } from 'xstate';
import type { MailForm } from '../../contract/api/content/content-form.ts';
import type { GivenAction, GivenCall, GivenGuard, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  ContactFormContext,
  ContactFormEvent,
  ContactFormInput,
  ContactLetter,
  OpenedContactForm,
} from './contact-form.types.ts';

const nothingTyped = {
  typed: {},
  typedUnder: null,
  letter: {},
  errors: {},
  error: null,
  isRenewed: false,
  thanks: null,
} satisfies Partial<ContactFormContext>;

function letterOf({ context }: { context: ContactFormContext }): ContactLetter {
  const { form, letter: values } = context;
  if (form === null) throw new Error('a form is there before it is sent');
  return { form, values };
}

/**
 * A form that is mailed to the shop, to the customer service (NAV-17, CMS-10) or to withdraw from a contract (B-41): its
 * fields are the server's, what is typed outlives every failure, and a leave to send that has run out is asked for anew
 * once. Who writes is filled in, where somebody is logged in. A withdrawal is shown and confirmed before it goes.
 */
export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    input: {} as ContactFormInput,
    tags: {} as 'settled' | 'form' | 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    /** The form, and who writes where somebody is logged in. */
    loadForm: {} as GivenCall<OpenedContactForm, { isLoggedIn: boolean }>,
    renewForm: {} as GivenCall<MailForm>,
    sendForm: {} as GivenCall<string, ContactLetter>,
  },
  actions: {
    assignForm: assign((_, { form }: { form: MailForm }) => ({ form })),
    assignTopic: assign((_, { topic }: { topic: string | null }) => ({ topic })),
    restoreDraft: assign((_, { draft }: { draft: Pick<ContactFormContext, 'typed' | 'typedUnder'> }) => ({
      typed: draft.typed,
      typedUnder: draft.typedUnder,
    })),
    assignField: {} as GivenAction<{ name: string; value: string }>,
    validateField: {} as GivenAction<{ name: string }>,
    validateForm: {} as GivenAction,
    assignRefusal: {} as GivenAction<FailedCall>,
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    beginSending: {} as GivenAction,
    clearFaults: assign({ errors: {}, error: null }),
    renew: assign({ isRenewed: true }),
    assignThanks: assign((_, { thanks }: { thanks: string }) => ({ thanks })),
    beginAnew: {} as GivenAction,
    assignOpened: assign((_, { form, shopper }: OpenedContactForm) => ({ form, shopper })),
    assignVisitor: assign((_, { isLoggedIn }: { isLoggedIn: boolean }) => ({ isLoggedIn })),
    forgetShopper: assign({ shopper: null, isLoggedIn: false }),
    clearTyped: assign(nothingTyped),
  },
  guards: {
    isGood: {} as GivenGuard,
    /** What is typed is right, and is to be shown before it goes. */
    isToConfirm: {} as GivenGuard,
    /** It was confirmed, and nothing in a field is to blame. */
    isToAskAgain: {} as GivenGuard,
    mayRenew: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    hasTopic: (_, { topic }: { topic: string | null }) => topic !== null,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'contactForm',
  context: ({ input }) => ({
    ...input,
    ...nothingTyped,
    form: null,
    shopper: null,
    isLoggedIn: false,
  }),
  initial: 'waiting',
  on: {
    'topic.given': {
      guard: { type: 'hasTopic', params: ({ event }) => event },
      actions: { type: 'assignTopic', params: ({ event }) => event },
      meta: { req: ['B-05'] },
    },
    'draft.restore': {
      actions: { type: 'restoreDraft', params: ({ event }) => event },
      meta: { req: ['CMS-10'] },
    },
    'session.closed': [
      {
        guard: { type: 'isLeft', params: ({ event }) => event },
        actions: ['forgetShopper', 'clearTyped'],
        meta: { req: ['SES-08'] },
      },
      { actions: 'forgetShopper' },
    ],
  },
  states: {
    waiting: {
      description: 'The leave to send is a visitor’s own: the server sends the page without it.',
      tags: ['settled'],
      on: {
        'form.open': {
          target: 'loading',
          actions: { type: 'assignVisitor', params: ({ event }) => event },
          meta: { req: ['NAV-17'] },
        },
      },
    },
    loading: {
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context: { isLoggedIn } }) => ({ isLoggedIn }),
        onDone: {
          target: 'editing',
          actions: { type: 'assignOpened', params: ({ event }) => event.output },
          meta: { req: ['NAV-17', 'CMS-10'] },
        },
        onError: { target: 'failed', meta: { req: ['CMS-11'] } },
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['CMS-11'] } } },
    },
    failed: {
      tags: ['settled'],
      on: {
        'page.retry': { target: 'loading', meta: { req: ['CMS-11'] } },
        'service.resumed': { target: 'loading', meta: { req: ['CMS-11', 'B-40'] } },
      },
    },
    editing: {
      tags: ['settled', 'form'],
      on: {
        'field.changed': { actions: { type: 'assignField', params: ({ event }) => event } },
        'field.left': {
          actions: { type: 'validateField', params: ({ event }) => event },
          meta: { req: ['VAL-14'] },
        },
        'form.send': [
          { guard: 'isToConfirm', target: 'confirming', actions: 'clearFaults', meta: { req: ['B-41'] } },
          { guard: 'isGood', target: 'sending', actions: 'beginSending', meta: { req: ['CMS-10'] } },
          { actions: 'validateForm', meta: { req: ['VAL-14'] } },
        ],
      },
    },
    confirming: {
      description: 'What is going to be sent is read once more; nothing of it changes under the question.',
      tags: ['settled', 'form'],
      on: {
        'form.confirm': { target: 'sending', actions: 'beginSending', meta: { req: ['B-41'] } },
        'form.edit': { target: 'editing', actions: 'clearFaults', meta: { req: ['B-41'] } },
        'topic.given': {
          guard: { type: 'hasTopic', params: ({ event }) => event },
          target: 'editing',
          actions: { type: 'assignTopic', params: ({ event }) => event },
          meta: { req: ['B-41'] },
        },
        'session.closed': [
          {
            guard: { type: 'isLeft', params: ({ event }) => event },
            target: 'editing',
            actions: ['forgetShopper', 'clearTyped'],
            meta: { req: ['SES-08'] },
          },
          { target: 'editing', actions: 'forgetShopper' },
        ],
      },
    },
    unsent: {
      description: 'It did not go: who was asked is asked again, the others find their form.',
      always: [
        { guard: 'isToAskAgain', target: 'confirming', meta: { req: ['B-41'] } },
        { target: 'editing', meta: { req: ['CMS-10'] } },
      ],
    },
    sending: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'sendForm',
        src: 'sendForm',
        input: letterOf,
        onDone: {
          target: 'sent',
          actions: { type: 'assignThanks', params: ({ event }) => ({ thanks: event.output }) },
          meta: { req: ['CMS-10'] },
        },
        onError: [
          {
            guard: { type: 'mayRenew', params: ({ event }) => event },
            target: 'renewing',
            actions: 'renew',
            meta: { req: ['CMS-10'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'unsent',
            actions: { type: 'assignRefusal', params: ({ event }) => event },
            meta: { req: ['CMS-10', 'VAL-15'] },
          },
          {
            target: 'unsent',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['CMS-10'] },
          },
        ],
      },
      after: {
        answerTimeout: { target: 'unsent', actions: 'assignTimeout', meta: { req: ['CMS-10'] } },
      },
    },
    renewing: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'renewForm',
        src: 'renewForm',
        onDone: {
          target: 'sending',
          actions: { type: 'assignForm', params: ({ event }) => ({ form: event.output }) },
          meta: { req: ['CMS-10'] },
        },
        onError: {
          target: 'unsent',
          actions: { type: 'assignFailure', params: ({ event }) => event },
        },
      },
      after: { answerTimeout: { target: 'unsent', actions: 'assignTimeout' } },
    },
    sent: {
      tags: ['settled'],
      on: { 'form.again': { target: 'editing', actions: 'beginAnew', meta: { req: ['CMS-10'] } } },
    },
  },
});
