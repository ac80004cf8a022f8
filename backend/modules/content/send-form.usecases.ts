import type { FormAnswer, FormRefusalCode, MailForm } from '../../../contract/api/content/content-form.ts';
import { withdrawalFormId, withdrawalOrderField } from '../../../contract/api/content/form-ids.ts';
import { mailFieldRules } from '../../../contract/rules/validation/mail-form.ts';
import { validate } from '../../../contract/rules/validation/validate.ts';
import type { RawParams } from '../../http/raw-params.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { ContentContext } from './content.context.ts';
import { newNonce } from './form-nonce.ts';
import type { ContentForm } from './forms.ts';
import { takeWithdrawal, type WithdrawalContext } from './take-withdrawal.usecases.ts';

/** How to show a form and to send it back (X07). */
export async function mailForm(
  context: Pick<ContentContext, 'now' | 'secrets'>,
  form: ContentForm,
): Promise<MailForm> {
  return {
    form_id: form.formId,
    action: form.action,
    security: await newNonce(context, form.formId),
    fields: [...form.fields],
  };
}

// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** A field as it was typed; a box that is not ticked is empty. */
function typed(value: unknown, type: MailForm['fields'][number]['type']): string {
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  if (type === 'checkbox') return /^(?:true|1|on|yes)$/.test(text) ? 'sì' : '';
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

/** Mails a filled-in form to the shop, or tells every wrong field at once (X10, CMS-10). */
export async function sendForm(
  context: WithdrawalContext,
  form: ContentForm,
  given: RawParams,
): Promise<FormAnswer> {
  const values = new Map(form.fields.map(({ name, type }) => [name, typed(given[name], type)]));
  const faults = form.fields.flatMap((field): [string, string][] => {
    const { name } = field;
    const text = validate(values.get(name), mailFieldRules(field));
    return text === null ? [] : [[name, text]];
  });
  if (faults.length > 0)
    return refusedForm('Controlla i campi indicati.', { fields: Object.fromEntries(faults) });
  const lines = form.fields.flatMap(({ name, label, type }) => {
    const value = values.get(name) ?? '';
    if (value === '') return [];
    return type === 'textarea'
      ? [`${label}:`, ...value.split(/\n+/)]
      : [`${label.endsWith('?') ? label : `${label}:`} ${oneLine(value)}`];
  });
  if (form.formId === withdrawalFormId)
    return {
      success: true,
      data: {
        message: await takeWithdrawal(context, {
          order: oneLine(values.get(withdrawalOrderField) ?? ''),
          email: values.get('email') ?? '',
          lines,
        }),
      },
    };
  await sendMail(context, {
    to: context.facts.email,
    kind: 'contact_form',
    subject: `Servizio clienti: ${oneLine(values.get('subject') ?? '')}`,
    params: {},
    lines,
  });
  return {
    success: true,
    data: { message: 'Grazie, abbiamo ricevuto il tuo messaggio: ti rispondiamo presto.' },
  };
}
