import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Post } from '../../contract/api/content/content.ts';
import { aPost } from '../../paths/fixtures/content-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { perksMachine } from './perks.machine.ts';
import { arePerksLoading, havePerksFailed, listedPerks } from './perks.selectors.ts';

const perks = [aPost('un-punto-per-ogni-euro'), aPost('benvenuto')];

function start() {
  const clock = new SimulatedClock();
  const list = held<readonly Post[]>();
  const actor = createActor(perksMachine.provide({ actors: { listPerks: list.logic } }), { clock });
  actor.start();
  return { actor, clock, list, at: () => actor.getSnapshot() };
}

describe('the advantages', () => {
  test('NAV-16: are listed as they come', async () => {
    const { at, list } = start();
    expect([arePerksLoading(at()), at().hasTag('settled')]).toEqual([true, false]);
    await list.latest().answer(perks);
    expect([listedPerks(at()), at().hasTag('settled')]).toEqual([perks, true]);
  });

  test('NAV-16: may be none', async () => {
    const { at, list } = start();
    await list.latest().answer([]);
    expect([at().value, at().hasTag('settled')]).toEqual(['none', true]);
  });

  test.each(['fails', 'never answers'] as const)(
    'CMS-11: of a content backend that %s can be asked for again',
    async (how) => {
      const { actor, at, clock, list } = start();
      if (how === 'fails') await list.latest().fail(failed('serviceDown'));
      else clock.increment(12_000);
      expect([havePerksFailed(at()), at().hasTag('settled')]).toEqual([true, true]);
      actor.send({ type: how === 'fails' ? 'page.retry' : 'service.resumed' });
      await list.latest().answer(perks);
      expect([listedPerks(at()), list.calls.length]).toEqual([perks, 2]);
    },
  );
});
