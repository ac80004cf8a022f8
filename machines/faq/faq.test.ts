import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Post } from '../../contract/api/content/content.ts';
import { someQuestions } from '../../paths/fixtures/question-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { faqLogic } from './faq.logic.ts';
import {
  areQuestionsShown,
  categoryName,
  haveQuestionsFailed,
  isCategoryMissing,
  questionCategories,
  questionWords,
  shownQuestions,
} from './faq.selectors.ts';

function start(category: string | null = null, words = '') {
  const clock = new SimulatedClock();
  const list = held<readonly Post[]>();
  const actor = createActor(faqLogic.provide({ actors: { listQuestions: list.logic } }), {
    clock,
    input: { category, words },
  });
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  const at = () => actor.getSnapshot();
  const slugs = () =>
    shownQuestions(at()).map(({ slug, questions }) => [slug, ...questions.map((one) => one.slug)]);
  return { actor, at, clock, list, emitted, slugs };
}

const all = [
  ['consegna', 'se-non-sono-in-casa', 'quanto-costa'],
  ['ordini', 'annullare'],
  ['carta-e-pagamenti', 'carta-bloccata'],
];

describe('questions', () => {
  test('NAV-16, CMS-05: stand by category, in the order they come in', async () => {
    const { at, list, slugs } = start();
    expect([at().hasTag('settled'), slugs()]).toEqual([false, []]);
    await list.latest().answer(someQuestions);
    expect([at().hasTag('settled'), slugs()]).toEqual([true, all]);
    expect(
      questionCategories(at()).map(({ slug, questions }) => [categoryName(slug), questions.length]),
    ).toEqual([
      ['Consegna', 2],
      ['Ordini', 1],
      ['Carta e pagamenti', 1],
    ]);
  });

  test('NAV-16: of no category stand last, and are none to choose', async () => {
    const { at, list, slugs } = start();
    const [first, ...others] = someQuestions;
    if (first === undefined) throw new Error('there are questions');
    await list.latest().answer([{ ...first, categorySlug: null }, ...others]);
    expect(slugs()).toEqual([
      ['consegna', 'quanto-costa'],
      ['ordini', 'annullare'],
      ['carta-e-pagamenti', 'carta-bloccata'],
      ['', 'se-non-sono-in-casa'],
    ]);
    expect(questionCategories(at()).map(({ slug }) => slug)).toEqual([
      'consegna',
      'ordini',
      'carta-e-pagamenti',
    ]);
  });

  test('NAV-16: of one category are shown alone', async () => {
    const { list, slugs } = start('ordini');
    await list.latest().answer(someQuestions);
    expect(slugs()).toEqual([['ordini', 'annullare']]);
  });

  test.each([
    [
      'RIMBORSO',
      [
        ['ordini', 'annullare'],
        ['carta-e-pagamenti', 'carta-bloccata'],
      ],
    ],
    ['  perche  RIMBORSO ', [['carta-e-pagamenti', 'carta-bloccata']]],
    [
      'piu',
      [
        ['consegna', 'quanto-costa'],
        ['carta-e-pagamenti', 'carta-bloccata'],
      ],
    ],
    ['così', [['consegna', 'quanto-costa']]],
    ['strong', []],
    ['rimborso elefante', []],
    [' ', all],
  ])('NAV-16: %j finds %j, whatever the accents, the capitals and the order', async (words, found) => {
    const { actor, at, list, slugs } = start();
    await list.latest().answer(someQuestions);
    actor.send({ type: 'words.typed', words });
    expect([questionWords(at()), slugs(), list.calls.length]).toEqual([words, found, 1]);
  });

  test('NAV-16: words are looked for in all categories, and one’s own stand there again after them', async () => {
    const { actor, list, slugs } = start('ordini', 'bloccato');
    await list.latest().answer(someQuestions);
    expect(slugs()).toEqual([['carta-e-pagamenti', 'carta-bloccata']]);
    actor.send({ type: 'words.typed', words: '' });
    expect(slugs()).toEqual([['ordini', 'annullare']]);
  });

  test.each([
    ['has no questions', () => someQuestions],
    ['is answered 404', () => failed('notFound')],
  ])('NAV-19: a category that %s is told of as missing', async (_what, answer) => {
    const { at, list, emitted } = start('meteo');
    const given = answer();
    await (given instanceof Error ? list.latest().fail(given) : list.latest().answer(given));
    expect([isCategoryMissing(at()), at().hasTag('settled'), emitted]).toEqual([
      true,
      true,
      ['page.missing'],
    ]);
  });

  test.each(['fails', 'never answers'] as const)(
    'CMS-11: a content backend that %s moves nobody, and can be asked again',
    async (how) => {
      const { actor, at, clock, list, emitted } = start();
      if (how === 'fails') await list.latest().fail(failed('serviceDown'));
      else clock.increment(12_000);
      expect([haveQuestionsFailed(at()), emitted]).toEqual([true, []]);
      actor.send({ type: 'page.retry' });
      await list.latest().answer([]);
      expect([list.calls.length, areQuestionsShown(at())]).toEqual([2, true]);
    },
  );
});
