import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Post } from '../../contract/api/content/content.ts';
import { contentPageLogic } from './content-page.logic.ts';
import { hasPostFailed, isPostMissing, shownPost } from './content-page.selectors.ts';
import { aPost } from '../../paths/fixtures/content-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';

function start() {
  const clock = new SimulatedClock();
  const view = held<Post | null, { slug: string }>();
  const actor = createActor(contentPageLogic.provide({ actors: { viewPost: view.logic } }), {
    clock,
    input: { slug: 'contatti', hash: 'w0d0t0' },
  });
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  return { actor, clock, view, emitted, at: () => actor.getSnapshot() };
}

describe('a content page', () => {
  test('CMS-01: shows the page of its slug', async () => {
    const { at, view } = start();
    expect([view.latest().input, at().hasTag('settled')]).toEqual([{ slug: 'contatti' }, false]);
    await view.latest().answer(aPost('contatti'));
    expect([shownPost(at()), at().hasTag('settled')]).toEqual([aPost('contatti'), true]);
  });

  test.each([
    ['no such page', () => null],
    ['a 404', () => failed('notFound')],
  ])('CMS-03: %s is told of', async (_what, answer) => {
    const { at, view, emitted } = start();
    const given = answer();
    await (given === null ? view.latest().answer(given) : view.latest().fail(given));
    expect([isPostMissing(at()), emitted]).toEqual([true, ['page.missing']]);
  });

  test.each(['fails', 'never answers'] as const)(
    'CMS-11: a content backend that %s moves nobody, and can be asked again',
    async (how) => {
      const { actor, at, clock, view, emitted } = start();
      if (how === 'fails') await view.latest().fail(failed('serviceDown'));
      else clock.increment(8_000);
      expect([hasPostFailed(at()), emitted]).toEqual([true, []]);
      actor.send({ type: 'page.retry' });
      await view.latest().answer(aPost('contatti'));
      expect([view.calls.length, shownPost(at())]).toEqual([2, aPost('contatti')]);
    },
  );
});
