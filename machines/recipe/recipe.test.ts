import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Recipe } from '../../contract/api/content/recipe.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { aRecipe, recipeProducts } from '../../paths/fixtures/recipe-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { recipeLogic } from './recipe.logic.ts';
import {
  areProductsComing,
  areProductsLost,
  chosenItems,
  chosenTotal,
  isRecipeMissing,
  isRecipeSettled,
  personsOf,
  recipeRows,
} from './recipe.selectors.ts';
import type { NamedQuery } from './recipe.types.ts';

function start() {
  const clock = new SimulatedClock();
  const view = held<Recipe | null, { slug: string }>();
  const name = held<readonly Product[], NamedQuery>();
  const actor = createActor(
    recipeLogic.provide({ actors: { viewRecipe: view.logic, nameProducts: name.logic } }),
    { clock, input: { slug: 'amatriciana', hash: 'w0d0t0' } },
  );
  actor.start();
  return { actor, clock, view, name, at: () => actor.getSnapshot() };
}

const none: ReadonlySet<number> = new Set();

async function shown(recipe = aRecipe()) {
  const page = start();
  await page.view.latest().answer(recipe);
  await page.name.latest().answer(recipeProducts);
  return page;
}

describe('a recipe', () => {
  test('B-39: is bought for as many as it is cooked for, but for what most kitchens have', async () => {
    const { actor, at } = await shown();
    const bought = () => [
      personsOf(at()),
      chosenItems(at(), none).map(({ productId, quantity }) => [productId, quantity]),
      chosenTotal(at(), none),
    ];
    // Of the truffle there is none.
    expect(bought()).toEqual([
      4,
      [
        [81, 1],
        [82, 2],
      ],
      477,
    ]);
    actor.send({ type: 'persons.entered', text: '8' });
    expect(bought()).toEqual([
      8,
      [
        [81, 2],
        [82, 3],
      ],
      765,
    ]);
  });

  test('B-39: what two ingredients are of is asked for once, what is in the cart not at all', async () => {
    const recipe = aRecipe();
    const [first, ...others] = recipe.acf.ingredients;
    const ingredients = first === undefined ? [] : [first, { ...first, amount: 600 }, ...others];
    const { at } = await shown({ ...recipe, acf: { ...recipe.acf, ingredients } });
    expect([chosenItems(at(), new Set([82])), chosenTotal(at(), new Set([82]))]).toEqual([
      [{ productId: 81, quantity: 3, infos: {} }],
      297,
    ]);
  });

  test('B-39: its products are asked for once each', async () => {
    const recipe = aRecipe();
    const ingredients = [...recipe.acf.ingredients, ...recipe.acf.ingredients];
    const { name } = await shown({ ...recipe, acf: { ...recipe.acf, ingredients } });
    expect(name.calls.map(({ input }) => input)).toEqual([
      { slugs: recipeProducts.map(({ slug }) => slug), hash: 'w0d0t0' },
    ]);
  });

  test('ERR-04: without its products it can be read, and they can be asked for again', async () => {
    const { actor, at, clock, view, name } = start();
    await view.latest().answer(aRecipe());
    expect([areProductsComing(at()), isRecipeSettled(at())]).toEqual([true, false]);
    clock.increment(12_000);
    expect([areProductsLost(at()), name.latest().signal.aborted, chosenItems(at(), none)]).toEqual([
      true,
      true,
      [],
    ]);
    expect(recipeRows(at()).map(({ product }) => product)).toEqual(Array.from({ length: 7 }, () => null));
    actor.send({ type: 'products.retry' });
    await name.latest().answer(recipeProducts);
    expect([areProductsLost(at()), chosenTotal(at(), none)]).toEqual([false, 477]);
  });

  test('CAT-13: an answer for a slot that was left is not shown', async () => {
    const { actor, at, name } = await shown();
    actor.send({ type: 'hash.changed', hash: 'w1d1t1' });
    const left = name.latest();
    actor.send({ type: 'hash.changed', hash: 'w2d2t2' });
    await left.answer([]);
    expect([left.signal.aborted, at().context.products]).toEqual([true, recipeProducts]);
    await name.latest().answer(recipeProducts.slice(0, 1));
    expect(chosenItems(at(), none).map(({ productId }) => productId)).toEqual([81]);
  });

  test.each(['none', 'notFound'] as const)('NAV-19: %s is told as missing', async (how) => {
    const { at, view, name } = start();
    await (how === 'none' ? view.latest().answer(null) : view.latest().fail(failed('notFound')));
    expect([isRecipeMissing(at()), name.calls]).toEqual([true, []]);
  });
});
