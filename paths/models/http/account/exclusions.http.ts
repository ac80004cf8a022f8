import { removeExclusions, saveExclusions } from '../../../../contract/api/account/exclusion.ts';
import { exclusionsActors } from '../../../../machines/exclusions/exclusions.actors.ts';
import { done } from '../../../../tests/backend/journeys.ts';
import { someExclusions } from '../../../fixtures/exclusion-fixtures.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';

export const exclusionsHttp: HttpFlow = {
  name: 'exclusions',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: exclusionsActors({ services: async () => visitor.services }) };
  },
  answers: {
    viewExclusions: {
      'nothing is kept': async ({ visitor }) => {
        await done(visitor.client.call(removeExclusions));
      },
      'some are kept': async ({ visitor }) => {
        await done(visitor.client.call(saveExclusions, { ...someExclusions(), consent: true }));
      },
    },
    saveExclusions: { 'they are kept': asIs },
    removeExclusions: { 'they are deleted': asIs },
  },
};
