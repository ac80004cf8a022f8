import type { SnapshotFrom } from 'xstate';
import { withdrawalOrderField } from '../../contract/api/content/form-ids.ts';
import type { contactFormMachine } from './contact-form.machine.ts';
import type { ContactDraft, ContactField, ContactFilling } from './contact-form.types.ts';

type ContactForm = SnapshotFrom<typeof contactFormMachine>;

export const isContactFormOpen = (form: ContactForm): boolean => form.hasTag('form');
export const hasContactFormFailed = (form: ContactForm): boolean => form.matches('failed');
export const isContactFormBusy = (form: ContactForm): boolean => form.hasTag('busy');
/** What is to be sent is shown, and stays so while it goes. */
export const isContactFormConfirming = (form: ContactForm): boolean =>
  form.matches('confirming') || (form.context.asksFirst && form.hasTag('busy'));
export const isContactFormSent = (form: ContactForm): boolean => form.matches('sent');
export const contactThanks = (form: ContactForm): string | null => form.context.thanks;
export const contactError = (form: ContactForm) => form.context.error;
export const contactErrors = (form: ContactForm) => form.context.errors;

/** The field the address may fill: one that offers answers, and the order a withdrawal is from. */
export const isTopicField = ({ name, options }: ContactField): boolean =>
  options.length > 0 || name === withdrawalOrderField;

/** What stands in a field: what was typed, else what the address or the shop knows; what is typed is never replaced. */
export function contactValue(
  { topic, typed, typedUnder, shopper }: ContactFilling,
  field: ContactField,
): string {
  const { name, type, options } = field;
  const own = typed[name];
  if (isTopicField(field)) {
    const offered = topic !== null && (options.length === 0 || options.includes(topic)) ? topic : null;
    // A link with another topic asks for that one.
    return offered !== null && typedUnder !== topic ? offered : (own ?? '');
  }
  if (own !== undefined) return own;
  if (type === 'email') return shopper?.email ?? '';
  return name === 'name' ? (shopper?.name ?? '') : '';
}

/** What is sent, by the name of its field. */
export const contactValues = (filling: ContactFilling): Record<string, string> =>
  Object.fromEntries((filling.form?.fields ?? []).map((field) => [field.name, contactValue(filling, field)]));

/** Who writes is the same in the next letter; what it is about is not. */
export const isAboutSender = (field: ContactField): boolean =>
  ['text', 'email', 'tel'].includes(field.type) && !isTopicField(field);

/** The server's fields in its order, with what stands in them. */
export const filledFields = ({ context }: ContactForm): readonly { field: ContactField; value: string }[] =>
  (context.form?.fields ?? []).map((field) => ({ field, value: contactValue(context, field) }));

/** What is kept over a reload; null where nothing is typed. */
export const contactDraft = ({ context: { typed, typedUnder } }: ContactForm): ContactDraft | null =>
  Object.keys(typed).length === 0 ? null : { typed, typedUnder };
