import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { LineChoice, SubstitutionChange } from '../../contract/rules/checkout/line-choice.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import type { AlternativesQuery } from '../alternatives/alternatives.machine.ts';
import { substitutionChoiceMachine } from './substitution-choice.machine.ts';

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
  return { actor, list, told };
}

async function opened(choice = asCart) {
  const started = start();
  started.actor.send({ type: 'line.open', line, choice });
  await started.list.latest().answer([fusilli, aProduct({ productId: 11 })]);
  return started;
}

test('B-19, CART-16: another choice carries no product', async () => {
  const { actor, told } = await opened({ substitution: 'product', productId: 12 });
  actor.send({ type: 'choice.pick', substitution: 'none' });
  actor.send({ type: 'choice.save' });
  expect(told).toEqual([{ of: 'line', itemId: 101, choice: { substitution: 'none', productId: null } }]);
});
