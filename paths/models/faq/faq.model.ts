import { failureOf } from '../../../contract/api/failure.ts';
import type { faqActors } from '../../../machines/faq/faq.actors.ts';
import { faqLogic } from '../../../machines/faq/faq.logic.ts';
import {
  areQuestionsShown,
  haveQuestionsFailed,
  isCategoryMissing,
  questionWords,
  shownQuestions,
} from '../../../machines/faq/faq.selectors.ts';
import { someQuestions } from '../../fixtures/question-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';

/** The questions on screen, by their slugs. */
const shownSlugs = (faq: Parameters<typeof shownQuestions>[0]): string[] =>
  shownQuestions(faq).flatMap(({ questions }) => questions.map(({ slug }) => slug));

/** Those of the category of the address, in the order in which they came. */
const ofCategory = ({ context: { questions, category } }: Parameters<typeof shownQuestions>[0]): string[] =>
  questions
    .filter(({ categorySlug }) => category === null || categorySlug === category)
    .map(({ slug }) => slug);

/** Those that speak of refunds. */
const refunds = ({ context: { questions } }: Parameters<typeof shownQuestions>[0]): string[] =>
  questions
    .filter(({ title, content }) => /rimborso/i.test(`${title.rendered} ${content.rendered}`))
    .map(({ slug }) => slug);

export const faqModel = flowModel<typeof faqLogic, ReturnType<typeof faqActors>>({
  name: 'faq',
  machine: faqLogic,
  starts: [
    { says: 'all questions are opened', input: () => ({ category: null, words: '' }) },
    { says: 'the questions about orders are opened', input: () => ({ category: 'ordini', words: '' }) },
    { says: 'a category nobody knows is opened', input: () => ({ category: 'meteo', words: '' }) },
    { says: 'words are looked for by the address', input: () => ({ category: null, words: 'rimborso' }) },
  ],
  cases: {
    'words.typed': [
      says('a word of two answers is typed', { words: 'RIMBORSO ' }),
      says('words of no question are typed', { words: 'elefante' }),
      says('the field is emptied', { words: '' }),
    ],
    'page.retry': [says('the questions are asked for again')],
    'service.resumed': [says('the shop can be reached again')],
  },
  answers: {
    listQuestions: {
      done: [says('the questions are there', someQuestions), says('there is no question', [])],
      failed: fails('the list of questions', 'notFound', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context: { category, words, questions } }) => [
    category,
    words.trim().toLowerCase(),
    questions.length,
  ],
  rules: [
    {
      id: 'NAV-16',
      says: 'All questions stand in the order they come in; a category’s address shows its own alone.',
      when: ({ after }) =>
        areQuestionsShown(after) && after.context.questions.length > 0 && questionWords(after) === '',
      holds: ({ after }) => shownSlugs(after).join() === ofCategory(after).join(),
    },
    {
      id: 'NAV-16',
      says: 'Words are looked for in all categories, as soon as they are typed.',
      when: ({ after }) =>
        areQuestionsShown(after) && after.context.questions.length > 0 && questionWords(after) !== '',
      holds: ({ after }) =>
        shownSlugs(after).join() === (questionWords(after) === 'elefante' ? [] : refunds(after)).join(),
    },
    {
      id: 'NAV-16',
      says: 'What is typed stands in the field, whatever else happens, and asks for nothing anew.',
      when: (step) => step.sent('words.typed') !== null,
      holds: (step) =>
        questionWords(step.after) === step.sent('words.typed')?.words &&
        step.calls('listQuestions').length === 0,
    },
    {
      id: 'CMS-05',
      says: 'Questions that are there show; where nobody asked any, all of them are none.',
      when: (step) =>
        step.done('listQuestions') !== null &&
        (step.after.context.category === null ||
          step
            .done('listQuestions')
            ?.output.some(({ categorySlug }) => categorySlug === step.after.context.category) === true),
      holds: (step) =>
        areQuestionsShown(step.after) &&
        step.after.hasTag('settled') &&
        step.after.context.questions === step.done('listQuestions')?.output,
    },
    {
      id: 'NAV-19',
      says: 'A category without questions is told as missing, once.',
      when: (step) =>
        failureOf(step.failed('listQuestions')?.error) === 'notFound' ||
        (step.done('listQuestions') !== null &&
          step.after.context.category !== null &&
          step
            .done('listQuestions')
            ?.output.some(({ categorySlug }) => categorySlug === step.after.context.category) === false),
      holds: (step) =>
        isCategoryMissing(step.after) &&
        step.after.hasTag('settled') &&
        step.emitted('page.missing').length === 1,
    },
    {
      id: 'NAV-19',
      says: 'Nothing else is told as missing.',
      when: (step) => step.emitted('page.missing').length > 0,
      holds: (step) => isCategoryMissing(step.after) && !isCategoryMissing(step.before),
    },
    {
      id: 'CMS-11',
      says: 'Questions that do not come say so and can be asked for again.',
      when: (step) =>
        step.elapsed('answerTimeout') ||
        (step.failed('listQuestions') !== null &&
          failureOf(step.failed('listQuestions')?.error) !== 'notFound'),
      holds: ({ after }) =>
        haveQuestionsFailed(after) && after.hasTag('settled') && after.can({ type: 'page.retry' }),
    },
    {
      id: 'CMS-11',
      says: 'Asking again asks for them.',
      when: (step) =>
        (step.sent('page.retry') !== null || step.sent('service.resumed') !== null) &&
        haveQuestionsFailed(step.before),
      holds: (step) => step.calls('listQuestions').length === 1,
    },
    reaches({
      id: 'CMS-11',
      says: 'Questions can be shown from everywhere, but for a category that does not exist.',
      from: (faq) => !isCategoryMissing(faq) && faq.context.category !== 'meteo',
      to: areQuestionsShown,
    }),
  ],
});
