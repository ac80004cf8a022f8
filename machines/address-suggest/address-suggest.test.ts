import { createActor, setup, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { AddressSuggestion, ResolvedAddress } from '../../contract/api/shopping/address.ts';
import { addressSuggestMachine, type PlaceResolved } from './address-suggest.machine.ts';
import { openSuggestions, typedPlace } from './address-suggest.selectors.ts';
import { failed, held } from '../../tests/machines/held.ts';

const appia: AddressSuggestion = {
  id: 's-1',
  label: 'Via Appia Nuova, Roma',
  main: 'Via Appia Nuova',
  secondary: 'Roma',
};
const place: ResolvedAddress = {
  address1: 'Via Appia Nuova',
  addressNumber: '120',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
  latitude: 41.88,
  longitude: 12.52,
};

/** Whoever holds the field: it keeps what it is told. */
function listener() {
  const told: PlaceResolved[] = [];
  const logic = setup({
    types: { events: {} as PlaceResolved },
    actions: { keep: (_, news: PlaceResolved) => void told.push(news) },
  }).createMachine({
    on: { 'place.resolved': { actions: { type: 'keep', params: ({ event }) => event } } },
  });
  return { told, parent: createActor(logic).start() };
}

function start() {
  const clock = new SimulatedClock();
  const suggest = held<AddressSuggestion[], { typed: string }>();
  const resolve = held<ResolvedAddress, { id: string }>();
  const { told, parent } = listener();
  const actor = createActor(
    addressSuggestMachine.provide({ actors: { suggest: suggest.logic, resolve: resolve.logic } }),
    { clock, input: { parent } },
  ).start();
  return {
    actor,
    clock,
    suggest,
    resolve,
    told,
    type: (text: string) => actor.send({ type: 'suggestion.textChanged', text }),
    offered: () => openSuggestions(actor.getSnapshot()),
    typed: () => typedPlace(actor.getSnapshot()),
    asked: () => suggest.calls.map(({ input }) => input.typed),
  };
}

/** Suggestions for "Via Appia" are open. */
async function offering() {
  const field = start();
  field.type('Via Appia');
  field.clock.increment(200);
  await field.suggest.latest().answer([appia]);
  return field;
}

describe('typing a place', () => {
  test.each(['fails', 'never comes'] as const)(
    'ADR-16, RULE-ADDRESSEDITOR-9: an answer that %s is silent, and typing goes on',
    async (how) => {
      const { actor, clock, type, suggest, offered, typed, asked } = start();
      type('Via Appia');
      clock.increment(200);
      if (how === 'fails') await suggest.latest().fail(failed('serviceDown'));
      else clock.increment(5_000);
      expect([offered(), actor.getSnapshot().status]).toEqual([[], 'active']);
      type('Via Appia N');
      clock.increment(200);
      expect([typed(), asked()]).toEqual(['Via Appia N', ['Via Appia', 'Via Appia N']]);
    },
  );
});

describe('choosing one', () => {
  test.each(['fails', 'never comes'] as const)('ADR-16: a place that %s tells nothing', async (how) => {
    const { actor, clock, resolve, told, typed } = await offering();
    actor.send({ type: 'suggestion.choose', suggestion: appia });
    if (how === 'fails') await resolve.latest().fail(failed('network'));
    else clock.increment(5_000);
    await resolve.latest().answer(place);
    expect([told, typed()]).toEqual([[], appia.label]);
  });
});
