import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { aRecipe } from '../../paths/fixtures/recipe-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { recipesMachine } from './recipes.machine.ts';
import { areNoRecipes, haveRecipesFailed, nextRecipePage, shownRecipes } from './recipes.selectors.ts';
import type { ListedRecipes, RecipePages } from './recipes.types.ts';

/** The recipes of these places. */
const recipesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => aRecipe(`ricetta-${first + at}`));

function start(page = 1) {
  const clock = new SimulatedClock();
  const list = held<ListedRecipes, RecipePages>();
  const actor = createActor(recipesMachine.provide({ actors: { listRecipes: list.logic } }), {
    clock,
    input: { page },
  });
  actor.start();
  const at = () => actor.getSnapshot();
  return {
    actor,
    clock,
    list,
    at,
    shown: () => shownRecipes(at()).length,
    asked: () => list.calls.map(({ input: { from, to } }) => [from, to]),
    turnTo: (next: number) => actor.send({ type: 'page.changed', page: next }),
  };
}

describe('recipes', () => {
  test('CMS-05: ten more are appended; going back shows fewer, and what is known is not asked for', async () => {
    const { at, list, shown, asked, turnTo } = start();
    await list.latest().answer({ recipes: recipesFrom(1, 10), totalPages: 2 });
    expect([shown(), nextRecipePage(at())]).toEqual([10, 2]);
    turnTo(2);
    await list.latest().answer({ recipes: recipesFrom(11, 12), totalPages: 2 });
    expect([shown(), nextRecipePage(at())]).toEqual([12, null]);
    turnTo(1);
    expect([shown(), nextRecipePage(at())]).toEqual([10, 2]);
    turnTo(2);
    expect([shown(), asked()]).toEqual([
      12,
      [
        [1, 1],
        [2, 2],
      ],
    ]);
  });

  test('CMS-05: an address far behind the last page shows what there is, and asks for no more', async () => {
    const { at, list, shown, asked, turnTo } = start(7);
    await list.latest().answer({ recipes: recipesFrom(1, 12), totalPages: 2 });
    turnTo(9);
    expect([shown(), nextRecipePage(at()), asked()]).toEqual([12, null, [[1, 7]]]);
  });

  test('CMS-05: where there are none, that is told', async () => {
    const { at, list } = start();
    await list.latest().answer({ recipes: [], totalPages: 0 });
    expect([areNoRecipes(at()), nextRecipePage(at()), at().hasTag('settled')]).toEqual([true, null, true]);
  });

  test.each(['fails', 'never answers'] as const)(
    'CMS-11: where a page %s, those before stay and it is asked for again',
    async (how) => {
      const { actor, at, clock, list, shown, asked, turnTo } = start();
      await list.latest().answer({ recipes: recipesFrom(1, 10), totalPages: 2 });
      turnTo(2);
      if (how === 'fails') await list.latest().fail(failed('network'));
      else clock.increment(12_000);
      expect([haveRecipesFailed(at()), areNoRecipes(at()), shown()]).toEqual([true, false, 10]);
      actor.send({ type: how === 'fails' ? 'page.retry' : 'service.resumed' });
      await list.latest().answer({ recipes: recipesFrom(11, 12), totalPages: 2 });
      expect([shown(), asked().slice(1)]).toEqual([
        12,
        [
          [2, 2],
          [2, 2],
        ],
      ]);
    },
  );
});
