import { customerServiceFormId } from '../../../contract/api/content/content-form.ts';
import type { MailForm } from '../../../contract/api/content/content-form.ts';
import { emailRule } from '../../../contract/rules/validation/email.ts';
import type { FieldRule } from '../../../contract/rules/validation/field-rule.ts';
import { maxLengthRule } from '../../../contract/rules/validation/max-length.ts';
import { phoneRule } from '../../../contract/rules/validation/phone.ts';
import { requiredRule, requiredWith } from '../../../contract/rules/validation/required.ts';

interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: MailForm['fields'][number]['type'];
  readonly rules: readonly FieldRule[];
}

/** A form the shop mails to itself. */
export interface ContentForm {
  readonly formId: number;
  readonly action: string;
  readonly fields: readonly FormField[];
}

const forms: readonly ContentForm[] = [
  {
    formId: customerServiceFormId,
    action: 'send_customer_service',
    fields: [
      { name: 'name', label: 'Nome e cognome', type: 'text', rules: [requiredRule, maxLengthRule(100)] },
      { name: 'email', label: 'E-mail', type: 'email', rules: [requiredRule, emailRule, maxLengthRule(254)] },
      { name: 'phone', label: 'Telefono', type: 'tel', rules: [phoneRule] },
      { name: 'subject', label: 'Oggetto', type: 'text', rules: [requiredRule, maxLengthRule(150)] },
      { name: 'message', label: 'Messaggio', type: 'textarea', rules: [requiredRule, maxLengthRule(5000)] },
      {
        name: 'privacy',
        label: "Ho letto l'informativa sulla privacy",
        type: 'checkbox',
        rules: [requiredWith("Per scriverci accetta l'informativa sulla privacy")],
      },
    ],
  },
];

export const formById = (formId: number): ContentForm | null =>
  forms.find((form) => form.formId === formId) ?? null;

export const formByAction = (action: string): ContentForm | null =>
  forms.find((form) => form.action === action) ?? null;

/** True for fields that refuse to be empty. */
export const isRequired = ({ rules }: FormField): boolean => rules.some((rule) => rule('') !== null);
