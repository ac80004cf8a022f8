import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { aFlyer } from '../../paths/fixtures/flyer-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { flyersMachine } from './flyers.machine.ts';
import {
  areFlyersLoading,
  areMoreFlyersLoading,
  firstFlyersPage,
  haveFlyersFailed,
  haveMoreFlyersFailed,
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
    actor,
    clock,
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

  test('CMS-05: another page than the next is listed by itself, the same one is not asked for again', async () => {
    const { list, slugs, asked, turnTo, at } = start(3);
    await list.latest().answer(pageOf(4, 'olio'));
    expect([firstFlyersPage(at()), nextFlyersPage(at())]).toEqual([3, 4]);
    turnTo(3);
    expect([slugs(), asked()]).toEqual([['olio'], [3]]);
    turnTo(1);
    expect(slugs()).toEqual([]);
    await list.latest().answer(pageOf(4, 'dispensa'));
    expect([slugs(), firstFlyersPage(at()), asked()]).toEqual([['dispensa'], 1, [3, 1]]);
  });

  test('CMS-05: no page is left out where one is turned to before the last has come', async () => {
    const { list, slugs, turnTo } = start();
    await list.latest().answer(pageOf(4, 'dispensa'));
    turnTo(2);
    turnTo(3);
    await list.latest().answer(pageOf(4, 'casa'));
    expect(slugs()).toEqual(['casa']);
  });

  test('NAV-16: where there are none, nothing is listed', async () => {
    const { at, list, slugs } = start();
    await list.latest().answer(pageOf(0));
    expect([at().value, at().hasTag('settled'), slugs()]).toEqual(['none', true, []]);
  });

  test.each(['fails', 'never answers'] as const)(
    'CMS-11: a content backend that %s can be asked again, for all or for more',
    async (how) => {
      const { actor, at, clock, list, slugs, turnTo, asked } = start();
      const goWrong = async () => {
        if (how === 'fails') await list.latest().fail(failed('serviceDown'));
        else clock.increment(12_000);
      };
      await goWrong();
      expect([haveFlyersFailed(at()), at().hasTag('settled')]).toEqual([true, true]);
      actor.send({ type: 'page.retry' });
      await list.latest().answer(pageOf(2, 'dispensa'));
      turnTo(2);
      await goWrong();
      expect([haveMoreFlyersFailed(at()), haveFlyersFailed(at()), slugs()]).toEqual([
        true,
        false,
        ['dispensa'],
      ]);
      actor.send({ type: how === 'fails' ? 'page.retry' : 'service.resumed' });
      await list.latest().answer(pageOf(2, 'casa'));
      expect([slugs(), asked()]).toEqual([
        ['dispensa', 'casa'],
        [1, 1, 2, 2],
      ]);
    },
  );
});
