import type { MailForm } from '../../contract/api/content/content-form.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

export type ContactField = MailForm['fields'][number];

/** What the shop knows of who writes. */
export interface ContactShopper {
  name: string;
  email: string;
}

/** What a page begins with. */
export interface OpenedContactForm {
  form: MailForm;
  /** Null for nobody, and for somebody the shop does not tell of. */
  shopper: ContactShopper | null;
}

/** What is kept of a form that is not sent, over a reload. */
export interface ContactDraft {
  typed: Readonly<Record<string, string>>;
  typedUnder: string | null;
}

export interface ContactFormInput {
  /** What the address says it is about; null where it does not. */
  topic: string | null;
  /** What is sent is shown before, and asked about (B-41). */
  asksFirst: boolean;
}

/** All that the values of the fields come from. */
export interface ContactFilling extends Pick<ContactFormInput, 'topic'>, ContactDraft {
  form: MailForm | null;
  shopper: ContactShopper | null;
}

export interface ContactFormContext extends ContactFormInput, ContactFilling {
  /** What stood in the fields when they were sent. */
  letter: Readonly<Record<string, string>>;
  /** Somebody was logged in when the form was opened. */
  isLoggedIn: boolean;
  /** One message per field. */
  errors: Readonly<Partial<Record<string, string>>>;
  error: FlowError | null;
  /** The leave to send was asked for anew since the shopper sent it. */
  isRenewed: boolean;
  /** What the shop said to the form it got. */
  thanks: string | null;
}

interface ContactFormEvents {
  'form.open': { isLoggedIn: boolean };
  'topic.given': { topic: string | null };
  'draft.restore': { draft: ContactDraft };
  'field.changed': { name: string; value: string };
  'field.left': { name: string };
  'form.send': object;
  'form.edit': object;
  'form.confirm': object;
  'form.again': object;
  'page.retry': object;
  'service.resumed': object;
  'session.closed': { reason: SessionEnd };
}
export type ContactFormEvent = EventOf<ContactFormEvents>;

/** What is sent to the shop. */
export interface ContactLetter {
  form: MailForm;
  values: Readonly<Record<string, string>>;
}
