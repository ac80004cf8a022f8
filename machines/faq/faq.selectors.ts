import type { SnapshotFrom } from 'xstate';
import type { Post } from '../../contract/api/content/content.ts';
import type { faqMachine } from './faq.machine.ts';
import type { QuestionGroup } from './faq.types.ts';

type Faq = SnapshotFrom<typeof faqMachine>;

export const areQuestionsShown = (faq: Faq): boolean => faq.matches('shown');
export const isCategoryMissing = (faq: Faq): boolean => faq.matches('missing');
export const haveQuestionsFailed = (faq: Faq): boolean => faq.matches('failed');
export const shownCategory = (faq: Faq): string | null => faq.context.category;
export const questionWords = (faq: Faq): string => faq.context.words;
export const isQuestionSearched = (faq: Faq): boolean => faq.context.words.trim() !== '';

/** Every category with all its questions, in the order in which they come; last those of none, as '' (NAV-16). */
export function questionGroups({ context: { questions } }: Faq): readonly QuestionGroup[] {
  const slugs = new Set([
    ...questions.flatMap(({ categorySlug }) => categorySlug ?? []),
    ...(questions.some(({ categorySlug }) => categorySlug === null) ? [''] : []),
  ]);
  return [...slugs].map((slug) => ({
    slug,
    questions: questions.filter(({ categorySlug }) => (categorySlug ?? '') === slug),
  }));
}

/** The categories a shopper can choose, in the order in which their questions come. */
export const questionCategories = (faq: Faq): readonly QuestionGroup[] =>
  questionGroups(faq).filter(({ slug }) => slug !== '');

/** Without accents and capitals, as a search compares. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** Whether title and answer together hold every word of `words`; no words are in each of them. */
function holdsWords({ title, content }: Post, words: string): boolean {
  const text = plain(`${textOf(title.rendered)} ${textOf(content.rendered)}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What is shown: one category, or all; where words are looked for, what holds them in any category. */
export function shownQuestions(faq: Faq): readonly QuestionGroup[] {
  const { category, words } = faq.context;
  const categories = questionGroups(faq);
  if (!isQuestionSearched(faq))
    return category === null ? categories : categories.filter(({ slug }) => slug === category);
  return categories
    .map(({ slug, questions }) => ({
      slug,
      questions: questions.filter((question) => holdsWords(question, words.trim())),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The name of a category: its slug in words. */
export const categoryName = (slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return words.slice(0, 1).toLocaleUpperCase('it') + words.slice(1);
};
