import { listDisclaimers, updateDisclaimers } from '../../../contract/api/account/disclaimer.ts';
import { consentsActors } from '../../../machines/consents/consents.actors.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

/** The statements the shop really has, in the order of the cases. */
const statements = new WeakMap<Visitor, number[]>();

const answered =
  (...given: readonly boolean[]): Arrange =>
  async ({ visitor }) => {
    const ids = statements.get(visitor) ?? [];
    await visitor.sql(`UPDATE users SET legal_ids = '[]' WHERE user_id = :user`);
    const disclaimers = ids.flatMap((legalId, at) => (given[at] ? [{ legalId, accepted: true }] : []));
    if (disclaimers.length > 0) await done(visitor.client.call(updateDisclaimers, { disclaimers }));
  };

export const consentsHttp: HttpFlow = {
  name: 'consents',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    const { disclaimers } = await done(visitor.client.call(listDisclaimers));
    statements.set(
      visitor,
      disclaimers.map(({ legalId }) => legalId),
    );
    return { actors: consentsActors({ services: async () => visitor.services }) };
  },
  adapt: (event, visitor) =>
    event.type === 'consent.change'
      ? { ...event, legalId: statements.get(visitor)?.[Number(event['legalId']) - 1] ?? 999_999 }
      : event,
  answers: {
    listConsents: {
      'the consents are there': answered(true),
      'the consents are there, the offers among them': answered(true, true),
      'the consents are there, privacy is not given': answered(),
    },
    changeConsent: { 'the consent is as asked': asIs },
  },
};
