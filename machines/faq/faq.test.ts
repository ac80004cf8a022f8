import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Post } from '../../contract/api/content/content.ts';
import { someQuestions } from '../../paths/fixtures/question-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import { faqLogic } from './faq.logic.ts';
import { categoryName, questionCategories, questionWords, shownQuestions } from './faq.selectors.ts';

function start(category: string | null = null, words = '') {
  const clock = new SimulatedClock();
  const list = held<readonly Post[]>();
  const actor = createActor(faqLogic.provide({ actors: { listQuestions: list.logic } }), {
    clock,
    input: { category, words },
  });

  actor.start();
  const at = () => actor.getSnapshot();
  const slugs = () =>
    shownQuestions(at()).map(({ slug, questions }) => [slug, ...questions.map((one) => one.slug)]);
  return { actor, at, list, slugs };
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
});
