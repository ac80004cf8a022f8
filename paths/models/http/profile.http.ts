import { updateBillingAddress } from '../../../contract/api/account/registration.ts';
import { profileActors } from '../../../machines/profile/profile.actors.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { aBilling } from '../../fixtures/billing-fixtures.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';

export const profileHttp: HttpFlow = {
  name: 'profile',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    await done(visitor.client.call(updateBillingAddress, aBilling()));
    return { actors: profileActors({ services: async () => visitor.services }) };
  },
  answers: {
    viewProfile: { 'the shopper is known': asIs },
    savePerson: { 'the person is saved': asIs },
    saveBilling: { 'the invoice is saved': asIs },
  },
};
