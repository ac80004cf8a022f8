import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { LineChoice, SubstitutionChange } from '../../contract/rules/checkout/line-choice.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';
import type { AlternativesQuery } from '../alternatives/alternatives.machine.ts';
import { substitutionChoiceMachine } from './substitution-choice.machine.ts';
import {
  areSubstitutesComing,
  areSubstitutesLost,
  canSaveChoice,
  chosenLine,
  isLineAwaited,
  pickedSubstitution,
  substitutesFound,
} from './substitution-choice.selectors.ts';

const line = { itemId: 101, productId: 11, hash: 'w89d2026-11-22t5' };
const asCart: LineChoice = { substitution: 'cart', productId: null };
const fusilli = aProduct({ productId: 12, name: 'Fusilli' });

function start() {
  const clock = new SimulatedClock();
  const list = held<readonly Product[], AlternativesQuery>();
  const told: SubstitutionChange[] = [];
  const actor = createActor(
    substitutionChoiceMachine.provide({
      actors: { listAlternatives: list.logic },
      actions: { tellChosen: (_, { change }) => told.push(change) },
    }),
    { clock },
  ).start();
  return { actor, clock, list, told, at: () => actor.getSnapshot() };
}

async function opened(choice = asCart) {
  const started = start();
  started.actor.send({ type: 'line.open', line, choice });
  await started.list.latest().answer([fusilli, aProduct({ productId: 11 })]);
  return started;
}

test('B-19: a line is chosen for with what can be had in its place, which is never itself', async () => {
  const { actor, at, list } = start();
  actor.send({ type: 'lines.open' });
  expect(isLineAwaited(at())).toBe(true);
  actor.send({ type: 'line.open', line, choice: asCart });
  expect([chosenLine(at()), areSubstitutesComing(at()), list.calls.map(({ input }) => input)]).toEqual([
    line,
    true,
    [{ productId: 11, hash: 'w89d2026-11-22t5' }],
  ]);
  await list.latest().answer([fusilli, aProduct({ productId: 11 })]);
  expect(substitutesFound(at())).toEqual([fusilli]);
  actor.send({ type: 'product.pick', productId: 11 });
  expect(pickedSubstitution(at())).toEqual(asCart);
});

test('B-19: a product is said yes to once it is picked', async () => {
  const { actor, at, told } = await opened();
  actor.send({ type: 'choice.pick', substitution: 'product' });
  expect(canSaveChoice(at())).toBe(false);
  actor.send({ type: 'choice.save' });
  expect([told, chosenLine(at())]).toEqual([[], line]);
  actor.send({ type: 'product.pick', productId: 12 });
  actor.send({ type: 'choice.save' });
  expect([told, chosenLine(at())]).toEqual([
    [{ of: 'line', itemId: 101, choice: { substitution: 'product', productId: 12 } }],
    null,
  ]);
});

test('B-19, CART-16: another choice carries no product', async () => {
  const { actor, told } = await opened({ substitution: 'product', productId: 12 });
  actor.send({ type: 'choice.pick', substitution: 'none' });
  actor.send({ type: 'choice.save' });
  expect(told).toEqual([{ of: 'line', itemId: 101, choice: { substitution: 'none', productId: null } }]);
});

test('B-19: what was so before is not told, nor what is not said yes to', async () => {
  const { actor, at, told } = await opened();
  actor.send({ type: 'choice.pick', substitution: 'call' });
  actor.send({ type: 'choice.pick', substitution: 'cart' });
  actor.send({ type: 'choice.save' });
  actor.send({ type: 'line.open', line, choice: asCart });
  actor.send({ type: 'choice.pick', substitution: 'none' });
  actor.send({ type: 'dialog.close' });
  expect([told, chosenLine(at())]).toEqual([[], null]);
});

test.each(['fail', 'never come'] as const)(
  'ERR-03: where alternatives %s all else can be chosen, and they can be asked for again',
  async (how) => {
    const { actor, at, list, clock, told } = start();
    actor.send({ type: 'line.open', line, choice: asCart });
    if (how === 'fail') await list.latest().fail(failed('network'));
    else clock.increment(8_000);
    expect(areSubstitutesLost(at())).toBe(true);
    actor.send({ type: 'choice.pick', substitution: 'size' });
    actor.send({ type: 'alternatives.reload' });
    await list.latest().answer([fusilli]);
    expect([substitutesFound(at()), list.calls.length]).toEqual([[fusilli], 2]);
    actor.send({ type: 'choice.save' });
    expect(told).toEqual([{ of: 'line', itemId: 101, choice: { substitution: 'size', productId: null } }]);
  },
);

test('SES-07, SES-08: what is picked outlives an expired session, and goes with whoever leaves', async () => {
  const { actor, at } = await opened();
  actor.send({ type: 'session.closed', reason: 'expired' });
  expect(chosenLine(at())).toEqual(line);
  actor.send({ type: 'session.closed', reason: 'logout' });
  expect([chosenLine(at()), substitutesFound(at())]).toEqual([null, []]);
});
