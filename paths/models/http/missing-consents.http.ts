import { listDisclaimers, updateDisclaimers } from '../../../contract/api/account/disclaimer.ts';
import { missingConsentsActors } from '../../../machines/missing-consents/missing-consents.actors.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

/** The statements the shop really has, in the order of the cases. */
const statements = new WeakMap<Visitor, number[]>();

const accepting =
  (...given: readonly boolean[]): Arrange =>
  async ({ visitor }) => {
    const ids = statements.get(visitor) ?? [];
    await visitor.sql(`UPDATE users SET legal_ids = '[]' WHERE user_id = :user`);
    const disclaimers = ids.flatMap((legalId, at) => (given[at] ? [{ legalId, accepted: true }] : []));
    if (disclaimers.length > 0) await done(visitor.client.call(updateDisclaimers, { disclaimers }));
  };

export const missingConsentsHttp: HttpFlow = {
  name: 'missing-consents',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    const { disclaimers } = await done(visitor.client.call(listDisclaimers));
    statements.set(
      visitor,
      disclaimers.map(({ legalId }) => legalId),
    );
    return { actors: missingConsentsActors({ services: async () => visitor.services }) };
  },
  adapt: (event, visitor) =>
    event.type === 'consent.answer'
      ? { ...event, legalId: statements.get(visitor)?.[Number(event['legalId']) - 1] ?? 999_999 }
      : event,
  answers: {
    loadMissing: {
      'all three are missing': accepting(),
      'only free ones are missing': accepting(true),
      'the offers are given already': accepting(false, true, true),
    },
    saveAnswers: { 'the answers are saved': asIs },
  },
};
