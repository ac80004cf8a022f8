import { listFiscalPersons } from '../../../contract/api/account/fiscal-person.ts';
import { fiscalPersonsActors } from '../../../machines/fiscal-persons/fiscal-persons.actors.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { aHolder } from '../../fixtures/billing-fixtures.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

/** The number the visitor's own holder has. */
const numbers = new WeakMap<Visitor, number>();

const kept: Arrange = async ({ visitor }) => {
  await visitor.sql('DELETE FROM fiscal_persons WHERE user_id = :user');
  await visitor.sql(
    `INSERT INTO fiscal_persons (tenant_id, user_id, person_type, first_name, last_name, company_name, fiscal_code,
      vat_number, pec)
    SELECT tenant_id, user_id, 'company', '', '', '${aHolder.companyName}', '${aHolder.fiscalCode}', '', '${aHolder.pec}'
    FROM users WHERE user_id = :user`,
  );
  const { persons } = await done(visitor.client.call(listFiscalPersons));
  numbers.set(visitor, persons[0]?.userPersonFiscalId ?? 0);
};

export const fiscalPersonsHttp: HttpFlow = {
  name: 'fiscal-persons',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: fiscalPersonsActors({ services: async () => visitor.services }) };
  },
  adapt: (event, visitor) =>
    event['userPersonFiscalId'] === aHolder.userPersonFiscalId
      ? { ...event, userPersonFiscalId: numbers.get(visitor) ?? 0 }
      : event,
  answers: {
    listHolders: { 'a holder is kept': kept },
    saveHolder: { 'the holder is saved': asIs },
    removeHolder: { 'the holder is deleted': asIs },
  },
};
