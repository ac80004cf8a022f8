import type { registrationTermsActors } from '../../../machines/registration-terms/registration-terms.actors.ts';
import { registrationTermsMachine } from '../../../machines/registration-terms/registration-terms.machine.ts';
import {
  acceptedIds,
  areStatementsMissing,
  areStoresMissing,
  chosenStoreId,
  offeredStores,
  statementsToAnswer,
} from '../../../machines/registration-terms/registration-terms.selectors.ts';
import { aStore, statements } from '../../fixtures/registration-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type TermsStep = Step<typeof registrationTermsMachine, ReturnType<typeof registrationTermsActors>>;
type Terms = TermsStep['after'];

const point = { latitude: 41.88, longitude: 12.51 };
/** As the stores of the demo shop are numbered, so that they can be chosen there too. */
const [one, other] = [101, 102] as const;
const stores = [aStore(one), aStore(other)];
const isReady = (terms: Terms): boolean => terms.matches('ready');
const timedOut = (step: TermsStep, call: 'listStores' | 'listStatements'): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;
const broke = (step: TermsStep, call: 'listStores' | 'listStatements'): boolean =>
  step.failed(call) !== null || timedOut(step, call);
/** What the form was told last. */
const told = (trail: readonly TermsStep[]) =>
  trail.flatMap((step) => step.told('parent', 'terms.changed')).at(-1);

export const registrationTermsModel = flowModel<
  typeof registrationTermsMachine,
  ReturnType<typeof registrationTermsActors>
>({
  name: 'registration-terms',
  machine: registrationTermsMachine,
  starts: [
    { says: 'the form is opened', input: ({ parent }) => ({ parent, storeId: null, accepted: [] }) },
    {
      says: 'the form is opened with a store and a tick from before',
      input: ({ parent }) => ({ parent, storeId: one, accepted: [41] }),
    },
  ],
  cases: {
    'stores.locate': ({ context }) =>
      context.near === null
        ? [says('the place is known', { near: point })]
        : [says('the place is known no more', { near: null })],
    'store.choose': ({ context }) =>
      context.storeId === one
        ? [says('the other store is chosen', { storeId: other })]
        : [says('a store is chosen', { storeId: one })],
    'consent.answer': ({ context }) =>
      context.accepted.includes(41)
        ? [says('the first tick is taken away', { legalId: 41, accepted: false })]
        : [says('the first statement is ticked', { legalId: 41, accepted: true })],
    'terms.reload': [says('the list is asked for again')],
  },
  answers: {
    listStores: {
      done: [says('the stores are there', stores), says('the store chosen is gone', [aStore(5)])],
      failed: fails('the list of stores', 'serviceDown', 'network'),
    },
    listStatements: {
      done: [says('the statements are there', [...statements])],
      failed: fails('the statements', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context: { near, stores: listed, storeId, statements: shown, accepted } }) => [
    near !== null,
    listed.map((store) => store.storeId).join(),
    storeId,
    shown.length > 0,
    accepted.join(),
  ],
  rules: [
    {
      id: 'REG-01',
      says: 'Stores are asked for near the place, where it is known.',
      when: (step) => step.calls('listStores').length > 0,
      holds: (step) => step.calls('listStores')[0]?.near === step.after.context.near,
    },
    {
      id: 'REG-01',
      says: 'A place that becomes known, or unknown, asks for the stores in its order.',
      when: (step) => step.sent('stores.locate') !== null,
      holds: (step) =>
        step.calls('listStores').length === 1 &&
        step.after.context.near === step.sent('stores.locate')?.near &&
        offeredStores(step.after) === offeredStores(step.before) &&
        chosenStoreId(step.after) === chosenStoreId(step.before),
    },
    {
      id: 'REG-01',
      says: 'The stores that come are offered; a chosen one stays while it is among them.',
      when: (step) => step.done('listStores') !== null,
      holds: (step) => {
        const came = step.done('listStores')?.output ?? [];
        const before = chosenStoreId(step.before);
        return (
          offeredStores(step.after) === came &&
          chosenStoreId(step.after) === (came.some(({ storeId }) => storeId === before) ? before : null)
        );
      },
    },
    {
      id: 'REG-05',
      says: 'A chosen store asks for its statements, and shows none of another’s meanwhile.',
      when: (step) => step.sent('store.choose') !== null,
      holds: (step) =>
        chosenStoreId(step.after) === step.sent('store.choose')?.storeId &&
        step.calls('listStatements').length === 1 &&
        statementsToAnswer(step.after).length === 0 &&
        offeredStores(step.after) === offeredStores(step.before),
    },
    {
      id: 'REG-05',
      says: 'Statements are asked for the store that is chosen.',
      when: (step) => step.calls('listStatements').length > 0,
      holds: (step) => step.calls('listStatements')[0]?.storeId === chosenStoreId(step.after),
    },
    {
      id: 'REG-05',
      says: 'Stores in another order leave the statements that are there; missing ones are asked for.',
      when: (step) =>
        (step.done('listStores') !== null || broke(step, 'listStores')) &&
        offeredStores(step.after).length > 0,
      holds: (step) => {
        const areThere = statementsToAnswer(step.before).length > 0;
        return step.calls('listStatements').length === (areThere ? 0 : 1) && isReady(step.after) === areThere;
      },
    },
    {
      id: 'REG-05',
      says: 'The statements that come are shown.',
      when: (step) => step.done('listStatements') !== null,
      holds: (step) => statementsToAnswer(step.after) === step.done('listStatements')?.output,
    },
    {
      id: 'REG-04',
      says: 'Nothing is ticked but by the shopper, and what is stays.',
      when: () => true,
      holds: (step) => {
        const answer = step.sent('consent.answer');
        if (step.isStart) return acceptedIds(step.after).length <= 1;
        if (answer === null) return acceptedIds(step.after) === acceptedIds(step.before);
        return acceptedIds(step.after).includes(answer.legalId) === answer.accepted;
      },
    },
    {
      id: 'REG-04',
      says: 'An answer changes neither the store nor what is asked, and calls nobody.',
      when: (step) => step.sent('consent.answer') !== null,
      holds: (step) =>
        step.calls('listStores').length + step.calls('listStatements').length === 0 &&
        statementsToAnswer(step.after) === statementsToAnswer(step.before) &&
        step.after.value === step.before.value,
    },
    {
      id: 'REG-04',
      says: 'The form knows what is chosen and ticked whenever everything is there.',
      when: (step) => isReady(step.after) || step.sent('store.choose') !== null,
      holds: ({ after }, trail) => {
        const known = told(trail);
        return (
          known?.['storeId'] === chosenStoreId(after) &&
          JSON.stringify(known['accepted']) === JSON.stringify(acceptedIds(after)) &&
          JSON.stringify(known['statements']) ===
            JSON.stringify(statementsToAnswer(after).map(({ legalId, required }) => ({ legalId, required })))
        );
      },
    },
    {
      id: 'ERR-04',
      says: 'Stores that do not come leave those there were; without any the shopper is told.',
      when: (step) => broke(step, 'listStores'),
      holds: (step) =>
        offeredStores(step.after) === offeredStores(step.before) &&
        areStoresMissing(step.after) === (offeredStores(step.before).length === 0) &&
        chosenStoreId(step.after) === chosenStoreId(step.before),
    },
    {
      id: 'ERR-04',
      says: 'Statements that do not come are said to be missing.',
      when: (step) => broke(step, 'listStatements'),
      holds: (step) => areStatementsMissing(step.after) && !isReady(step.after),
    },
    {
      id: 'ERR-04',
      says: 'What is missing is asked for again.',
      when: (step) =>
        step.sent('terms.reload') !== null &&
        (areStoresMissing(step.before) || areStatementsMissing(step.before)),
      holds: (step) =>
        step.calls('listStores').length === (areStoresMissing(step.before) ? 1 : 0) &&
        step.calls('listStatements').length === (areStatementsMissing(step.before) ? 1 : 0),
    },
    offers({
      id: 'REG-01',
      says: 'A store can be chosen and a statement answered at any time.',
      from: () => true,
      via: ({ id }) => id === 'store.choose' || id === 'consent.answer',
    }),
    reaches({
      id: 'REG-05',
      says: 'From everywhere store and statements can come to be there.',
      from: () => true,
      to: (terms: Terms) => isReady(terms) && chosenStoreId(terms) !== null,
    }),
  ],
});
