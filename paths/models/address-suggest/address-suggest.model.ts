import type { addressSuggestActors } from '../../../machines/address-suggest/address-suggest.actors.ts';
import { addressSuggestMachine } from '../../../machines/address-suggest/address-suggest.machine.ts';
import { openSuggestions, typedPlace } from '../../../machines/address-suggest/address-suggest.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { fails, says } from '../../kit/cases.ts';

type SuggestStep = Step<typeof addressSuggestMachine, ReturnType<typeof addressSuggestActors>>;

const via = {
  id: 'via-appia-nuova',
  label: 'Via Appia Nuova, Roma',
  main: 'Via Appia Nuova',
  secondary: 'Roma',
};
const place = {
  address1: 'Via Appia Nuova',
  addressNumber: '',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
  latitude: 41.88,
  longitude: 12.51,
};
const isOpen = (suggest: SuggestStep['after']): boolean => openSuggestions(suggest).length > 0;
const timedOut = (step: SuggestStep, call: 'suggest' | 'resolve'): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

export const addressSuggestModel = flowModel<
  typeof addressSuggestMachine,
  ReturnType<typeof addressSuggestActors>
>({
  name: 'address-suggest',
  machine: addressSuggestMachine,
  starts: [{ says: 'the place field is empty', input: ({ parent }) => ({ parent }) }],
  cases: {
    'suggestion.textChanged': [
      says('a street is typed', { text: 'via appia' }),
      says('three letters are typed', { text: 'via ' }),
    ],
    'suggestion.choose': ({ context }) => [
      says('a suggestion is chosen', { suggestion: context.suggestions[0] ?? via }),
    ],
  },
  answers: {
    suggest: {
      done: [says('a place is suggested', [via]), says('no place is suggested', [])],
      failed: fails('the suggestion', 'serviceDown', 'network'),
    },
    resolve: {
      done: [says('the place is known', place)],
      failed: fails('the place', 'serviceDown', 'notFound', 'network'),
    },
  },
  writes: [],
  project: ({ context: { typed, suggestions, chosen } }) => ({
    typed,
    suggestions: suggestions.length,
    isChosen: chosen !== null,
  }),
  rules: [
    {
      id: 'RULE-ADDRESSEDITOR-5',
      says: 'No suggestion is asked for with three characters or fewer.',
      when: (step) => step.calls('suggest').length > 0,
      holds: (step) => (step.calls('suggest')[0]?.typed ?? '').trim().length > 3 && step.elapsed('debounce'),
    },
    {
      id: 'RULE-ADDRESSEDITOR-5',
      says: 'Too few characters close the suggestions and ask for nothing.',
      when: (step) => step.sent('suggestion.textChanged')?.text === 'via ',
      holds: (step) =>
        !isOpen(step.after) && step.after.context.suggestions.length === 0 && step.inFlight('suggest') === 0,
    },
    {
      id: 'ADR-13',
      says: 'What is typed stands in the field, and after a pause a suggestion is asked for it.',
      when: (step) => step.sent('suggestion.textChanged') !== null || step.elapsed('debounce'),
      holds: (step) =>
        step.elapsed('debounce')
          ? step.calls('suggest')[0]?.typed === typedPlace(step.after)
          : typedPlace(step.after) === step.sent('suggestion.textChanged')?.text &&
            step.calls('suggest').length === 0,
    },
    {
      id: 'RULE-ADDRESSEDITOR-4',
      says: 'Only the latest question counts: typing on gives up what was asked before.',
      when: (step) => step.sent('suggestion.textChanged') !== null,
      holds: (step) =>
        step.inFlight('suggest') + step.inFlight('resolve') === 0 && step.told('parent').length === 0,
    },
    {
      id: 'ADR-13',
      says: 'What is suggested opens; nothing suggested stays closed.',
      when: (step) => step.done('suggest') !== null,
      holds: (step) =>
        openSuggestions(step.after).length === step.done('suggest')?.output.length &&
        step.after.context.suggestions.length === step.done('suggest')?.output.length,
    },
    {
      id: 'RULE-ADDRESSEDITOR-9',
      says: 'A place service that fails shows nothing, says nothing, and typing goes on.',
      when: (step) =>
        step.failed('suggest') !== null ||
        timedOut(step, 'suggest') ||
        step.failed('resolve') !== null ||
        timedOut(step, 'resolve'),
      holds: (step) =>
        !isOpen(step.after) &&
        step.after.context.suggestions.length === 0 &&
        step.told('parent').length === 0,
    },
    {
      id: 'ADR-13',
      says: 'A chosen suggestion is asked for by its id; its label stands in the field.',
      when: (step) => step.sent('suggestion.choose') !== null && isOpen(step.before),
      holds: (step) =>
        step.calls('resolve')[0]?.id === step.sent('suggestion.choose')?.suggestion.id &&
        typedPlace(step.after) === step.sent('suggestion.choose')?.suggestion.label &&
        !isOpen(step.after),
    },
    {
      id: 'ADR-13',
      says: 'The place that was chosen is told to the form, once; nothing else is.',
      when: (step) => step.done('resolve') !== null || step.told('parent').length > 0,
      holds: (step) =>
        step.told('parent', 'place.resolved').length === 1 &&
        step.told('parent')[0]?.['place'] === step.done('resolve')?.output,
    },
    offers({
      id: 'RULE-ADDRESSEDITOR-9',
      says: 'One can type at any time.',
      from: () => true,
      via: ({ id }) => id === 'suggestion.textChanged',
    }),
    reaches({
      id: 'RULE-ADDRESSEDITOR-9',
      says: 'From everywhere places can be suggested.',
      from: () => true,
      to: isOpen,
    }),
  ],
});
