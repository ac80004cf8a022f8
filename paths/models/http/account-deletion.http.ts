import { accountDeletionActors } from '../../../machines/account-deletion/account-deletion.actors.ts';
import { mailed } from '../../../tests/backend/people.ts';
import { requestAnonymisation } from '../../../contract/api/account/account.ts';
import { done, purchase } from '../../../tests/backend/journeys.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

export const accountDeletionHttp: HttpFlow = {
  name: 'account-deletion',
  async open({ visitor, start }) {
    await visitor.client.logIn(visitor.name);
    const actors = accountDeletionActors({
      services: async () => visitor.services,
      tenant: { facts: { without: [] } },
    });
    if (start === 'the page is opened') return { actors, input: { login: '', token: '' } };
    await done(visitor.client.call(requestAnonymisation));
    const token = await mailed(visitor.client, visitor.email, ['anonymize', 'token']);
    return { actors, input: { login: visitor.email, token } };
  },
  answers: {
    lookAhead: {
      'nothing is on its way': ({ visitor }) =>
        visitor.sql(`UPDATE orders SET status_id = 8 WHERE user_id = :user`),
      'an order is on its way': async ({ visitor }) => {
        await purchase(visitor.client);
      },
      'the link is good': asIs,
    },
    countLosses: { 'what is lost is counted': asIs },
    requestMail: { 'the mail is on its way': asIs },
    deleteAccount: { 'the account is deleted': asIs },
  },
};
