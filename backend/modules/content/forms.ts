import {
  customerServiceFormId,
  withdrawalFormId,
  withdrawalOrderField,
} from '../../../contract/api/content/form-ids.ts';
import type { MailForm } from '../../../contract/api/content/content-form.ts';

/** A form the shop mails to itself. */
export interface ContentForm {
  readonly formId: number;
  readonly action: string;
  readonly fields: readonly MailForm['fields'][number][];
}

const subjects = [
  'Un ordine',
  'Un rimborso',
  'Consegna',
  'Un prodotto',
  'Sito e app',
  'Accessibilità',
  'Altro',
];

type Field = ContentForm['fields'][number];

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
      field({ name: 'name', label: 'Nome e cognome', max_length: 100 }),
      field({ name: 'email', label: 'E-mail', type: 'email', max_length: 254 }),
      field({ name: 'phone', label: 'Telefono', type: 'tel', required: false }),
      // Other words than those offered are taken as well.
      field({ name: 'subject', label: 'Di cosa si tratta?', max_length: 150, options: subjects }),
      field({ name: 'message', label: 'Messaggio', type: 'textarea', max_length: 5000 }),
      field({ name: 'privacy', label: "Ho letto l'informativa sulla privacy", type: 'checkbox' }),
    ],
  },
  {
    formId: withdrawalFormId,
    action: 'send_withdrawal',
    // No more than the law lets a trader ask, and no shape of an order's number: whoever withdraws is not to be refused.
    fields: [
      field({ name: 'name', label: 'Nome e cognome', max_length: 100 }),
      field({ name: withdrawalOrderField, label: 'Numero dell’ordine', max_length: 100 }),
      field({ name: 'goods', label: 'Prodotti da cui recedi', type: 'textarea', max_length: 2000 }),
      field({ name: 'email', label: 'E-mail per la ricevuta', type: 'email', max_length: 254 }),
    ],
  },
];

export const formById = (formId: number): ContentForm | null =>
  forms.find((form) => form.formId === formId) ?? null;

export const formByAction = (action: string): ContentForm | null =>
  forms.find((form) => form.action === action) ?? null;
