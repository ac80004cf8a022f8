import type { FormAnswer, FormRefusalCode, MailForm } from '../../../contract/api/content/content-form.ts';
import type { Language } from '../../../contract/languages.ts';
import { withdrawalFormId, withdrawalOrderField } from '../../../contract/api/content/form-ids.ts';
import { mailFieldRules } from '../../../contract/rules/validation/mail-form.ts';
import { validate } from '../../../contract/rules/validation/validate.ts';
import type { RawParams } from '../../http/raw-params.ts';
import { saidByRule } from '../../platform/rule-words.ts';
import type { Said } from '../../platform/said.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { ContentContext } from './content.context.ts';
import { newNonce } from './form-nonce.ts';
import { fieldIn } from './forms.ts';
import type { ContentForm } from './forms.ts';
import { takeWithdrawal, type WithdrawalContext } from './take-withdrawal.usecases.ts';

/** How to show a form and to send it back (X07). */
export async function mailForm(
  context: Pick<ContentContext, 'language' | 'now' | 'secrets'>,
  form: ContentForm,
): Promise<MailForm> {
  return {
    form_id: form.formId,
    action: form.action,
    security: await newNonce(context, form.formId),
    fields: form.fields.map((field) => fieldIn(field, context.language)),
  };
}

// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

const ticked = 'true';
const yes: Said = { it: 'sì', 'en-US': 'yes' };

/** A field as it was typed; a box that is not ticked is empty. */
function typed(value: unknown, type: MailForm['fields'][number]['type']): string {
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  if (type === 'checkbox') return /^(?:true|1|on|yes)$/.test(text) ? ticked : '';
  return text.replace(unprintable, '').trim();
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** A refusal of a form: nothing was sent. */
export const refusedForm = (
  message: string,
  { fields = {}, code }: { fields?: Record<string, string>; code?: FormRefusalCode } = {},
): FormAnswer => ({
  success: false,
  data: { message, fields, ...(code !== undefined && { code }) },
});

/** What was filled in, line by line, as a mail in a language has it. */
const filledLines = (form: ContentForm, values: ReadonlyMap<string, string>) => (language: Language) =>
  form.fields.flatMap(({ name, label: said, type }) => {
    const label = said[language];
    const value = values.get(name) ?? '';
    if (value === '') return [];
    if (type === 'textarea') return [`${label}:`, ...value.split(/\n+/)];
    const shown = type === 'checkbox' ? yes[language] : oneLine(value);
    return [`${label.endsWith('?') ? label : `${label}:`} ${shown}`];
  });

const checkFields: Said = {
  it: 'Controlla i campi indicati.',
  'en-US': 'Check the fields marked.',
};
const thanks: Said = {
  it: 'Grazie, abbiamo ricevuto il tuo messaggio: ti rispondiamo presto.',
  'en-US': 'Thank you, we have received your message: we will answer soon.',
};
const customerService: Said = { it: 'Servizio clienti', 'en-US': 'Customer service' };

/**
 * Mails a filled-in form to the shop, in the brand's own language, or tells every wrong field at once (X10, CMS-10).
 */
export async function sendForm(
  context: WithdrawalContext,
  form: ContentForm,
  given: RawParams,
): Promise<FormAnswer> {
  const { facts, language } = context;
  const values = new Map(form.fields.map(({ name, type }) => [name, typed(given[name], type)]));
  const faults = form.fields.flatMap((field): [string, string][] => {
    const { name } = field;
    const text = validate(values.get(name), mailFieldRules(field));
    return text === null ? [] : [[name, saidByRule(text)[language]]];
  });
  if (faults.length > 0) return refusedForm(checkFields[language], { fields: Object.fromEntries(faults) });
  const linesIn = filledLines(form, values);
  if (form.formId === withdrawalFormId)
    return {
      success: true,
      data: {
        message: await takeWithdrawal(context, {
          order: oneLine(values.get(withdrawalOrderField) ?? ''),
          email: values.get('email') ?? '',
          linesIn,
        }),
      },
    };
  const own = facts.languages[0];
  await sendMail(context, {
    to: facts.email,
    language: own,
    kind: 'contact_form',
    subject: `${customerService[own]}: ${oneLine(values.get('subject') ?? '')}`,
    params: {},
    lines: linesIn(own),
  });
  return { success: true, data: { message: thanks[language] } };
}
