import {
  customerServiceFormId,
  withdrawalFormId,
  withdrawalOrderField,
} from '../../../contract/api/content/form-ids.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Said } from '../../platform/said.ts';
import type { MailForm } from '../../../contract/api/content/content-form.ts';

type WireField = MailForm['fields'][number];

/** A field of a form, its words in every language. */
type Field = Omit<WireField, 'label' | 'options'> & {
  readonly label: Said;
  readonly options: readonly Said[];
};

/** A form the shop mails to itself. */
export interface ContentForm {
  readonly formId: number;
  readonly action: string;
  readonly fields: readonly Field[];
}

/** A field as it is shown in a language. */
export const fieldIn = ({ label, options, ...field }: Field, language: Language): WireField => ({
  ...field,
  label: label[language],
  options: options.map((option) => option[language]),
});

const subjects: readonly Said[] = [
  { it: 'Un ordine', 'en-US': 'An order' },
  { it: 'Un rimborso', 'en-US': 'A refund' },
  { it: 'Consegna', 'en-US': 'Delivery' },
  { it: 'Un prodotto', 'en-US': 'A product' },
  { it: 'Sito e app', 'en-US': 'Site and app' },
  { it: 'Accessibilità', 'en-US': 'Accessibility' },
  { it: 'Altro', 'en-US': 'Something else' },
];

const field = (of: Pick<Field, 'name' | 'label'> & Partial<Field>): Field => ({
  type: 'text',
  required: true,
  options: [],
  max_length: null,
  ...of,
});

const forms: readonly ContentForm[] = [
  {
    formId: customerServiceFormId,
    action: 'send_customer_service',
    fields: [
      field({
        name: 'name',
        label: { it: 'Nome e cognome', 'en-US': 'First and last name' },
        max_length: 100,
      }),
      field({ name: 'email', label: { it: 'E-mail', 'en-US': 'E-mail' }, type: 'email', max_length: 254 }),
      field({ name: 'phone', label: { it: 'Telefono', 'en-US': 'Phone' }, type: 'tel', required: false }),
      // Other words than those offered are taken as well.
      field({
        name: 'subject',
        label: { it: 'Di cosa si tratta?', 'en-US': 'What is it about?' },
        max_length: 150,
        options: subjects,
      }),
      field({
        name: 'message',
        label: { it: 'Messaggio', 'en-US': 'Message' },
        type: 'textarea',
        max_length: 5000,
      }),
      field({
        name: 'privacy',
        label: { it: "Ho letto l'informativa sulla privacy", 'en-US': 'I have read the privacy notice' },
        type: 'checkbox',
      }),
    ],
  },
  {
    formId: withdrawalFormId,
    action: 'send_withdrawal',
    // No more than the law lets a trader ask, and no shape of an order's number: whoever withdraws is not to be refused.
    fields: [
      field({
        name: 'name',
        label: { it: 'Nome e cognome', 'en-US': 'First and last name' },
        max_length: 100,
      }),
      field({
        name: withdrawalOrderField,
        label: { it: 'Numero dell’ordine', 'en-US': 'Order number' },
        max_length: 100,
      }),
      field({
        name: 'goods',
        label: { it: 'Prodotti da cui recedi', 'en-US': 'Products you withdraw from' },
        type: 'textarea',
        max_length: 2000,
      }),
      field({
        name: 'email',
        label: { it: 'E-mail per la ricevuta', 'en-US': 'E-mail for the receipt' },
        type: 'email',
        max_length: 254,
      }),
    ],
  },
];

export const formById = (formId: number): ContentForm | null =>
  forms.find((form) => form.formId === formId) ?? null;

export const formByAction = (action: string): ContentForm | null =>
  forms.find((form) => form.action === action) ?? null;
