import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { invoiceActors } from '../../../machines/invoice/invoice.actors.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { aBilling, aHolder } from '../../fixtures/billing-fixtures.ts';
import { makeFull } from './shopping.ts';

const billing = aBilling();

/** What the cart says of the invoice when the form opens. */
const needs = new WeakMap<Visitor, boolean>();

/** The account of the visitor, whose holder has a number of its own. */
const users = new WeakMap<Visitor, number>();
const holderNumber = (userId: number) => 1_000_000 + userId;

const putHolder = (userId: number) =>
  `INSERT INTO fiscal_persons (tenant_id, user_person_fiscal_id, user_id, person_type, first_name, last_name,
      company_name, fiscal_code, vat_number, pec)
    SELECT tenant_id, ${holderNumber(userId)}, user_id, '${aHolder.personType}', '', '', '${aHolder.companyName}',
      '${aHolder.fiscalCode}', '', '${aHolder.pec}'
    FROM users WHERE user_id = :user`;

const known =
  (isNeeded: boolean, isKnown: boolean, hasHolder = false): Arrange =>
  async ({ visitor }) => {
    needs.set(visitor, isNeeded);
    await visitor.sql('DELETE FROM fiscal_persons WHERE user_id = :user');
    if (hasHolder) await visitor.sql(putHolder(users.get(visitor) ?? 0));
    await visitor.sql(
      `UPDATE users SET billing = ${isKnown ? `'${JSON.stringify(billing)}'` : 'NULL'} WHERE user_id = :user`,
    );
  };

export const invoiceHttp: HttpFlow = {
  name: 'invoice',
  async open({ visitor }) {
    await makeFull(visitor);
    users.set(visitor, (await done(visitor.client.call(viewUserDetail))).userId);
    return {
      actors: invoiceActors({
        services: async () => visitor.services,
        isInvoiceNeeded: () => needs.get(visitor) ?? false,
      }),
    };
  },
  adapt: (event, visitor) =>
    event.type === 'holder.choose' && event['userPersonFiscalId'] === aHolder.userPersonFiscalId
      ? { ...event, userPersonFiscalId: holderNumber(users.get(visitor) ?? 0) }
      : event,
  answers: {
    viewInvoice: {
      'an invoice is wanted, its data known': known(true, true, true),
      'an invoice is wanted, its data new': known(true, false),
      'no invoice is wanted': known(false, false),
    },
    saveNeed: { 'the request is saved': asIs },
    saveBilling: { 'the data is saved': asIs },
  },
};
