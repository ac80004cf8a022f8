import { invoiceActors } from '../../../machines/invoice/invoice.actors.ts';
import { asIs, type Arrange, type HttpFlow } from '../../path-kit/http/http-flow.ts';
import type { Visitor } from '../../path-kit/http/visitor.ts';
import { aBilling } from '../../machines/billing-fixtures.ts';
import { makeFull } from './shopping.ts';

const billing = aBilling();

/** What the cart says of the invoice when the form opens. */
const needs = new WeakMap<Visitor, boolean>();

const known =
  (isNeeded: boolean, isKnown: boolean): Arrange =>
  ({ visitor }) => {
    needs.set(visitor, isNeeded);
    return visitor.sql(
      `UPDATE users SET billing = ${isKnown ? `'${JSON.stringify(billing)}'` : 'NULL'} WHERE user_id = :user`,
    );
  };

export const invoiceHttp: HttpFlow = {
  name: 'invoice',
  async open({ visitor }) {
    await makeFull(visitor);
    return {
      actors: invoiceActors({
        services: async () => visitor.services,
        isInvoiceNeeded: () => needs.get(visitor) ?? false,
      }),
    };
  },
  answers: {
    viewInvoice: {
      'an invoice is wanted, its data known': known(true, true),
      'an invoice is wanted, its data new': known(true, false),
      'no invoice is wanted': known(false, false),
    },
    saveNeed: { 'the request is saved': asIs },
    saveBilling: { 'the data is saved': asIs },
  },
};
