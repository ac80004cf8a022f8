import { removeExclusions, saveExclusions } from '../../../../contract/api/account/exclusion.ts';
import { exclusionsActors } from '../../../../machines/exclusions/exclusions.actors.ts';
import { done } from '../../../../tests/backend/journeys.ts';
import { someExclusions } from '../../../fixtures/exclusion-fixtures.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';

let typed = 0;

export const exclusionsHttp: HttpFlow = {
  name: 'exclusions',
  // A real shop keeps what was saved before: there these change nothing.
  never: ['palm oil is taken away', 'traces are chosen otherwise', 'they are to be hidden'],
  adapt(event) {
    // Nor is the same word new to it twice.
    if (event.type !== 'term.type' || event.text !== ' zucchero ') return event;
    typed += 1;
    return { ...event, text: ` zucchero ${typed} ` };
  },
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
