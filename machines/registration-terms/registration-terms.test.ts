import { createActor, setup, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Disclaimer } from '../../contract/api/account/disclaimer.ts';
import type { Store } from '../../contract/api/shopping/delivery.ts';
import { registrationTermsMachine, type Point, type TermsChanged } from './registration-terms.machine.ts';
import {
  acceptedIds,
  areStatementsMissing,
  areStoresMissing,
  chosenStoreId,
  offeredStores,
  statementsToAnswer,
} from './registration-terms.selectors.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { aStore, statements } from '../../paths/fixtures/registration-fixtures.ts';

function start(before: { storeId: number | null; accepted: number[] } = { storeId: null, accepted: [] }) {
  const clock = new SimulatedClock();
  const stores = held<Store[], { near: Point | null }>();
  const consents = held<Disclaimer[], { storeId: number | null }>();
  const told: TermsChanged[] = [];
  const parent = createActor(
    setup({
      types: { events: {} as TermsChanged },
      actions: { keep: (_, event: TermsChanged) => void told.push(event) },
    }).createMachine({
      on: { 'terms.changed': { actions: { type: 'keep', params: ({ event }) => event } } },
    }),
  ).start();
  const actor = createActor(
    registrationTermsMachine.provide({
      actors: { listStores: stores.logic, listStatements: consents.logic },
    }),
    { clock, input: { parent, ...before } },
  ).start();
  return { actor, clock, stores, consents, told, at: () => actor.getSnapshot() };
}

async function ready() {
  const terms = start();
  await terms.stores.latest().answer([aStore(3), aStore(4)]);
  await terms.consents.latest().answer([...statements]);
  return terms;
}

const asked = statements.map(({ legalId, required }) => ({ legalId, required }));

describe('store and consents', () => {
  test('REG-01, REG-04: are offered, none chosen and none ticked', async () => {
    const { at, told } = await ready();
    expect([offeredStores(at()), chosenStoreId(at()), statementsToAnswer(at()), acceptedIds(at())]).toEqual([
      [aStore(3), aStore(4)],
      null,
      [...statements],
      [],
    ]);
    expect(told.at(-1)).toEqual({ type: 'terms.changed', storeId: null, statements: asked, accepted: [] });
  });

  test('REG-05: another store asks for its own statements, and a tick stays', async () => {
    const { actor, at, consents, told } = await ready();
    actor.send({ type: 'consent.answer', legalId: 42, accepted: true });
    actor.send({ type: 'store.choose', storeId: 4 });
    expect([consents.latest().input, statementsToAnswer(at())]).toEqual([{ storeId: 4 }, []]);
    expect(told.at(-1)).toEqual({ type: 'terms.changed', storeId: 4, statements: [], accepted: [42] });
    await consents.latest().answer([...statements]);
    expect(told.at(-1)).toEqual({ type: 'terms.changed', storeId: 4, statements: asked, accepted: [42] });
  });

  test('REG-04: a tick is taken back, and said once', async () => {
    const { actor, at } = await ready();
    for (const accepted of [true, true, false]) actor.send({ type: 'consent.answer', legalId: 41, accepted });
    expect(acceptedIds(at())).toEqual([]);
  });

  test('REG-01: the nearest come first once the place is known; the choice stays', async () => {
    const { actor, at, stores } = await ready();
    actor.send({ type: 'store.choose', storeId: 3 });
    const near = { latitude: 41.88, longitude: 12.51 };
    actor.send({ type: 'stores.locate', near });
    await stores.latest().answer([aStore(4), aStore(3)]);
    expect([stores.latest().input, offeredStores(at()), chosenStoreId(at())]).toEqual([
      { near },
      [aStore(4), aStore(3)],
      3,
    ]);
  });

  test('REG-01: a store from before that is gone is chosen no more', async () => {
    const { at, stores, consents } = start({ storeId: 9, accepted: [41] });
    await stores.latest().answer([aStore(3)]);
    expect([chosenStoreId(at()), consents.latest().input, acceptedIds(at())]).toEqual([
      null,
      { storeId: null },
      [41],
    ]);
  });

  test.each(['fail', 'never come'] as const)('ERR-04: stores that %s can be asked for again', async (how) => {
    const { actor, at, clock, stores } = start();
    if (how === 'fail') await stores.latest().fail(failed('network'));
    else clock.increment(12_000);
    expect(areStoresMissing(at())).toBe(true);
    actor.send({ type: 'terms.reload' });
    expect([areStoresMissing(at()), stores.calls.length]).toEqual([false, 2]);
  });

  test.each(['fail', 'never come'] as const)(
    'ERR-04: statements that %s can be asked for again',
    async (how) => {
      const { actor, at, clock, stores, consents } = start();
      await stores.latest().answer([aStore(3)]);
      if (how === 'fail') await consents.latest().fail(failed('network'));
      else clock.increment(12_000);
      expect(areStatementsMissing(at())).toBe(true);
      actor.send({ type: 'terms.reload' });
      expect([areStatementsMissing(at()), consents.calls.length]).toEqual([false, 2]);
    },
  );
});
