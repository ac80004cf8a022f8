import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { aFlyer } from '../../paths/fixtures/flyer-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import { flyersMachine } from './flyers.machine.ts';
import {
  areFlyersLoading,
  areMoreFlyersLoading,
  firstFlyersPage,
  listedFlyers,
  nextFlyersPage,
} from './flyers.selectors.ts';
import type { FlyerPage } from './flyers.types.ts';

const pageOf = (totalPages: number, ...slugs: readonly string[]): FlyerPage => ({
  items: slugs.map((slug) => aFlyer(slug)),
  totalPages,
});

function start(page = 1) {
  const clock = new SimulatedClock();
  const list = held<FlyerPage, { page: number }>();
  const actor = createActor(flyersMachine.provide({ actors: { listFlyers: list.logic } }), {
    clock,
    input: { page },
  });
  actor.start();
  const at = () => actor.getSnapshot();
  return {
    list,
    at,
    slugs: () => listedFlyers(at()).map(({ slug }) => slug),
    asked: () => list.calls.map(({ input }) => input.page),
    turnTo: (next: number) => actor.send({ type: 'page.changed', page: next }),
  };
}

describe('the flyers', () => {
  test('NAV-16, CMS-05: a page of them is listed, and the next is appended to it', async () => {
    const { at, list, slugs, asked, turnTo } = start();
    expect([at().hasTag('settled'), areFlyersLoading(at())]).toEqual([false, true]);
    await list.latest().answer(pageOf(2, 'dispensa', 'natale'));
    expect([at().hasTag('settled'), slugs(), nextFlyersPage(at())]).toEqual([
      true,
      ['dispensa', 'natale'],
      2,
    ]);
    turnTo(2);
    expect([areMoreFlyersLoading(at()), slugs()]).toEqual([true, ['dispensa', 'natale']]);
    await list.latest().answer(pageOf(2, 'casa'));
    expect([slugs(), nextFlyersPage(at()), firstFlyersPage(at()), asked()]).toEqual([
      ['dispensa', 'natale', 'casa'],
      null,
      1,
      [1, 2],
    ]);
  });

  test('NAV-16: where there are none, nothing is listed', async () => {
    const { at, list, slugs } = start();
    await list.latest().answer(pageOf(0));
    expect([at().value, at().hasTag('settled'), slugs()]).toEqual(['none', true, []]);
  });
});
