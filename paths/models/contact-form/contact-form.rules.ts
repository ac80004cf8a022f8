import { isRefusedWith } from '../../../contract/api/failure.ts';
import type { contactFormActors } from '../../../machines/contact-form/contact-form.actors.ts';
import type { contactFormLogic } from '../../../machines/contact-form/contact-form.logic.ts';
import {
  contactDraft,
  contactError,
  contactErrors,
  contactThanks,
  filledFields,
  hasContactFormFailed,
  isContactFormBusy,
  isContactFormConfirming,
  isContactFormOpen,
  isContactFormSent,
} from '../../../machines/contact-form/contact-form.selectors.ts';
import { aLetter, aWithdrawal } from '../../fixtures/contact-fixtures.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ContactStep = Step<typeof contactFormLogic, ReturnType<typeof contactFormActors>>;
type Form = ContactStep['after'];

const valuesOf = (form: Form): Record<string, string> =>
  Object.fromEntries(filledFields(form).map(({ field, value }) => [field.name, value]));
const valueOf = (form: Form, name: string): string => valuesOf(form)[name] ?? '';
const typedOf = (form: Form): string => JSON.stringify(form.context.typed);
const isEditing = (form: Form): boolean =>
  isContactFormOpen(form) && !isContactFormBusy(form) && !isContactFormConfirming(form);
const asksFirst = (form: Form): boolean => form.context.asksFirst;

/** Every field holds what it should: the message and the e-mail are those that go wrong here. */
const isRight = (form: Form): boolean =>
  valueOf(form, 'email').includes('@') &&
  (asksFirst(form) ? ['name', 'order', 'goods'] : ['name', 'subject', 'message', 'privacy']).every(
    (name) => valueOf(form, name) !== '',
  );
/** What was typed and asked for stands where it can be sent again. */
const isToSendAgain = (form: Form): boolean =>
  asksFirst(form) && isRight(form) && Object.keys(contactErrors(form)).length === 0
    ? isContactFormConfirming(form) && !isContactFormBusy(form)
    : isEditing(form);

const isExpired = (step: ContactStep): boolean =>
  isRefusedWith(step.failed('sendForm')?.error, 'form.expired');
/** The sending ended without the shop having taken the letter, and is not begun again. */
const broke = (step: ContactStep): boolean =>
  (step.failed('sendForm') !== null && !(isExpired(step) && !step.before.context.isRenewed)) ||
  step.failed('renewForm') !== null ||
  (step.elapsed('answerTimeout') && isContactFormBusy(step.before) && !isContactFormBusy(step.after));

export const contactFormRules: readonly Rule<ContactStep>[] = [
  {
    id: 'NAV-17',
    says: 'The page begins without asking anything: the server sends it so.',
    when: (step) => step.isStart,
    holds: (step) =>
      step.after.hasTag('settled') && !isContactFormOpen(step.after) && step.calls('loadForm').length === 0,
  },
  {
    id: 'NAV-17',
    says: 'The form is asked for once, and shows the server’s fields in the server’s order.',
    when: (step) => step.done('loadForm') !== null,
    holds: (step) =>
      isEditing(step.after) &&
      filledFields(step.after)
        .map(({ field }) => field.name)
        .join() ===
        step
          .done('loadForm')
          ?.output.form.fields.map(({ name }) => name)
          .join(),
  },
  {
    id: 'CMS-11',
    says: 'A form that does not come says so and can be asked for again.',
    when: (step) =>
      step.failed('loadForm') !== null || (step.elapsed('answerTimeout') && step.before.matches('loading')),
    holds: ({ after }) =>
      hasContactFormFailed(after) && after.hasTag('settled') && after.can({ type: 'page.retry' }),
  },
  {
    id: 'CMS-11',
    says: 'Asking again asks for the form.',
    when: (step) =>
      hasContactFormFailed(step.before) &&
      (step.sent('page.retry') !== null || step.sent('service.resumed') !== null),
    holds: (step) => step.calls('loadForm').length === 1,
  },
  {
    id: 'CMS-10',
    says: 'What is typed stands in its field, which is wrong no more.',
    when: (step) => step.sent('field.changed') !== null && isEditing(step.before),
    holds: (step) => {
      const { name = '', value = '' } = step.sent('field.changed') ?? {};
      return (
        valueOf(step.after, name) === value &&
        contactErrors(step.after)[name] === undefined &&
        Object.entries(contactErrors(step.before)).every(
          ([other, message]) => other === name || contactErrors(step.after)[other] === message,
        )
      );
    },
  },
  {
    id: 'CMS-10',
    says: 'A letter that is right goes once, with all its fields as they stand and the leave that is good now.',
    when: (step) =>
      (step.sent('form.send') !== null &&
        isEditing(step.before) &&
        isRight(step.before) &&
        !asksFirst(step.before)) ||
      (step.sent('form.confirm') !== null && step.before.matches('confirming')),
    holds: (step) => {
      const [letter, ...more] = step.calls('sendForm');
      return (
        more.length === 0 &&
        letter !== undefined &&
        JSON.stringify(letter.values) === JSON.stringify(valuesOf(step.before)) &&
        letter.form.security === step.before.context.form?.security &&
        isContactFormBusy(step.after) &&
        contactError(step.after) === null &&
        Object.keys(contactErrors(step.after)).length === 0
      );
    },
  },
  {
    id: 'VAL-14',
    says: 'What is wrong is told at its field, and nothing is sent.',
    when: (step) => step.sent('form.send') !== null && isEditing(step.before) && !isRight(step.before),
    holds: (step) =>
      step.calls('sendForm').length === 0 &&
      isEditing(step.after) &&
      contactError(step.after) === null &&
      filledFields(step.after).every(
        ({ field: { name, required }, value }) =>
          (contactErrors(step.after)[name] !== undefined) ===
          ((required && value === '') || (name === 'email' && !value.includes('@'))),
      ),
  },
  {
    id: 'VAL-14',
    says: 'A field that is left is told of where something wrong is typed in it; an empty one is not yet.',
    when: (step) => step.sent('field.left') !== null && isEditing(step.before),
    holds: (step) => {
      const value = valueOf(step.before, 'email');
      const before = contactErrors(step.before)['email'];
      return (
        contactErrors(step.after)['email'] ===
        (value !== '' && !value.includes('@') ? 'Digitare una e-mail valida' : before)
      );
    },
  },
  {
    id: 'CMS-10',
    says: 'It is never sent twice by a second press.',
    when: (step) =>
      (step.sent('form.send') !== null && !isEditing(step.before)) ||
      (step.sent('form.confirm') !== null && !step.before.matches('confirming')),
    holds: (step) => step.calls('sendForm').length === 0,
  },
  {
    id: 'CMS-10',
    says: 'A leave that has run out is asked for anew, once, and the letter goes with the new one.',
    when: (step) => isExpired(step) && !step.before.context.isRenewed,
    holds: (step) =>
      step.calls('renewForm').length === 1 &&
      isContactFormBusy(step.after) &&
      contactError(step.after) === null &&
      typedOf(step.after) === typedOf(step.before),
  },
  {
    id: 'CMS-10',
    says: 'The new leave is that which is sent, and no third one is asked for.',
    when: (step) => step.done('renewForm') !== null,
    holds: (step) => {
      const [letter, ...more] = step.calls('sendForm');
      return (
        more.length === 0 &&
        // A second one that has run out is told of.
        step.after.context.isRenewed &&
        letter?.form.security === step.done('renewForm')?.output.security
      );
    },
  },
  {
    id: 'CMS-10',
    says: 'A letter that did not go keeps what was typed, says so, and can be sent again.',
    when: broke,
    holds: (step) =>
      isToSendAgain(step.after) &&
      typedOf(step.after) === typedOf(step.before) &&
      JSON.stringify(valuesOf(step.after)) === JSON.stringify(valuesOf(step.before)) &&
      (contactError(step.after) !== null || Object.keys(contactErrors(step.after)).length > 0) &&
      contactThanks(step.after) === null,
  },
  {
    id: 'VAL-15',
    says: 'What the server says of a field stands at it, and nowhere else.',
    when: (step) => isRefusedWith(step.failed('sendForm')?.error, 'validation'),
    holds: (step) =>
      contactErrors(step.after)['email'] === 'text of validation' && contactError(step.after) === null,
  },
  {
    id: 'CMS-10',
    says: 'A letter that went is answered by the shop’s own words, and nothing of it is kept over a reload.',
    when: (step) => step.done('sendForm') !== null,
    holds: (step) =>
      isContactFormSent(step.after) &&
      step.after.hasTag('settled') &&
      contactThanks(step.after) === step.done('sendForm')?.output,
  },
  {
    id: 'CMS-10',
    says: 'The next letter keeps who writes, and nothing of what it was about.',
    when: (step) => step.sent('form.again') !== null && isContactFormSent(step.before),
    holds: (step) =>
      isEditing(step.after) &&
      contactThanks(step.after) === null &&
      ['subject', 'message', 'privacy', 'order', 'goods'].every((name) => valueOf(step.after, name) === '') &&
      ['name', 'email'].every((name) => valueOf(step.after, name) === valueOf(step.before, name)),
  },
  {
    id: 'CMS-10',
    says: 'Who writes is asked for where somebody is logged in.',
    when: (step) => step.sent('form.open') !== null && step.before.matches('waiting'),
    holds: (step) =>
      step.calls('loadForm').length === 1 &&
      step.calls('loadForm')[0]?.isLoggedIn === step.sent('form.open')?.isLoggedIn,
  },
  {
    id: 'CMS-10',
    says: 'Who is logged in finds name and e-mail filled in, and never over what was typed.',
    when: (step) => (step.done('loadForm')?.output.shopper ?? null) !== null,
    holds: (step) =>
      valueOf(step.after, 'email') ===
        (step.before.context.typed['email'] ?? step.done('loadForm')?.output.shopper?.email) &&
      valueOf(step.after, 'name') ===
        (step.before.context.typed['name'] ?? step.done('loadForm')?.output.shopper?.name) &&
      typedOf(step.after) === typedOf(step.before),
  },
  {
    id: 'SES-08',
    says: 'Whoever logs out leaves nothing behind; a session that expired takes only what the shop filled in.',
    when: (step) => step.sent('session.closed') !== null,
    holds: (step) =>
      step.after.context.shopper === null &&
      (step.sent('session.closed')?.reason === 'expired'
        ? typedOf(step.after) === typedOf(step.before)
        : contactDraft(step.after) === null),
  },
  {
    id: 'CMS-10',
    says: 'What was typed before a reload stands there again.',
    when: (step) => step.sent('draft.restore') !== null,
    holds: (step) =>
      JSON.stringify(contactDraft(step.after)) ===
      JSON.stringify(
        asksFirst(step.after)
          ? { typed: aWithdrawal, typedUnder: '4711' }
          : { typed: aLetter, typedUnder: null },
      ),
  },
  {
    id: 'B-05',
    says: 'A link with a topic has that one chosen, whatever was chosen before; no topic changes nothing.',
    when: (step) => step.sent('topic.given') !== null && isContactFormOpen(step.after),
    holds: (step) => {
      const topic = step.sent('topic.given')?.topic ?? null;
      return topic === null
        ? JSON.stringify(valuesOf(step.after)) === JSON.stringify(valuesOf(step.before))
        : step.after.context.topic === topic;
    },
  },
  {
    id: 'B-05',
    says: 'The topic of the address is chosen until another is.',
    when: ({ after }) =>
      isContactFormOpen(after) &&
      after.context.topic === 'Accessibilità' &&
      (after.context.typed['subject'] === undefined || after.context.typedUnder === null),
    holds: ({ after }) => valueOf(after, 'subject') === 'Accessibilità',
  },
  {
    id: 'B-41',
    says: 'A declaration that is right is shown as it will go, and nothing goes before it is confirmed.',
    when: (step) =>
      step.sent('form.send') !== null &&
      isEditing(step.before) &&
      isRight(step.before) &&
      asksFirst(step.before),
    holds: (step) =>
      step.calls('sendForm').length === 0 &&
      isContactFormConfirming(step.after) &&
      step.after.hasTag('settled') &&
      contactError(step.after) === null &&
      Object.keys(contactErrors(step.after)).length === 0 &&
      JSON.stringify(valuesOf(step.after)) === JSON.stringify(valuesOf(step.before)),
  },
  {
    id: 'B-41',
    says: 'Who only writes a letter is not asked to confirm it.',
    when: ({ after }) => !asksFirst(after),
    holds: ({ after }) => !isContactFormConfirming(after),
  },
  {
    id: 'B-41',
    says: 'While a declaration goes, it stays in sight.',
    when: ({ after }) => asksFirst(after) && isContactFormBusy(after),
    holds: ({ after }) => isContactFormConfirming(after),
  },
  {
    id: 'B-41',
    says: 'What is shown can be changed: all of it stands in the form again, and no old failure with it.',
    when: (step) => step.sent('form.edit') !== null && step.before.matches('confirming'),
    holds: (step) =>
      isEditing(step.after) &&
      contactError(step.after) === null &&
      JSON.stringify(valuesOf(step.after)) === JSON.stringify(valuesOf(step.before)),
  },
  {
    id: 'B-41',
    says: 'The order of the link stands in its field until another is typed.',
    when: ({ after }) =>
      asksFirst(after) && isContactFormOpen(after) && after.context.typed['order'] === undefined,
    holds: ({ after }) => valueOf(after, 'order') === (after.context.topic ?? ''),
  },
  {
    id: 'B-41',
    says: 'A link from another order asks for that one, in the form: what was shown is not what would go.',
    when: (step) =>
      asksFirst(step.after) &&
      isContactFormOpen(step.after) &&
      ![null, step.before.context.typedUnder].includes(step.sent('topic.given')?.topic ?? null),
    holds: (step) =>
      valueOf(step.after, 'order') === step.sent('topic.given')?.topic &&
      (isContactFormBusy(step.after) || isEditing(step.after)),
  },
  {
    id: 'B-41',
    says: 'Whoever is no longer logged in reads what is left of the declaration before it is confirmed.',
    when: (step) => step.sent('session.closed') !== null && step.before.matches('confirming'),
    holds: (step) => isEditing(step.after),
  },
  offers({
    id: 'CMS-10',
    says: 'A form that is open can be sent.',
    from: isEditing,
    via: ({ id }) => id === 'form.send',
  }),
  reaches({
    id: 'CMS-10',
    says: 'A letter that was begun can be sent, whatever went wrong.',
    from: (form) => form.context.typed['message'] !== undefined || form.context.typed['goods'] !== undefined,
    to: isContactFormSent,
  }),
];
