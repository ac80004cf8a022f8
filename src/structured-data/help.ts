import { msg } from '@lingui/core/macro';
import type { Thing } from 'schema-dts';
import type { ActorRefFrom } from 'xstate';
import type { faqMachine } from '../../machines/faq/faq.machine.ts';
import { categoryName, shownCategory, shownQuestions } from '../../machines/faq/faq.selectors.ts';
import { paths } from '../routing/paths.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import type { FoundPage } from './found-page.ts';
import { plainText } from './plain-text.ts';

const allQuestions = ({ words }: FoundPage) => ({ name: words(msg`Domande frequenti`), path: paths.faq });

/** The questions with their answers, on the page of all of them, and the way to it. */
export function faqThings(page: FoundPage): readonly Thing[] {
  const actor: ActorRefFrom<typeof faqMachine> | undefined = page.actors['faq'];
  if (actor === undefined) return [];
  const snapshot = actor.getSnapshot();
  const category = shownCategory(snapshot);
  const questions = shownQuestions(snapshot).flatMap((group) => group.questions);
  return [
    // A question is told of once in a shop: on the page of all.
    ...(questions.length === 0 || category !== null
      ? []
      : [
          {
            '@type': 'FAQPage' as const,
            mainEntity: questions.map(({ title, content }) => ({
              '@type': 'Question' as const,
              name: title.rendered,
              acceptedAnswer: { '@type': 'Answer' as const, text: plainText(content.rendered) },
            })),
          },
        ]),
    breadcrumbList(page, [
      allQuestions(page),
      ...(category === null ? [] : [{ name: categoryName(category), path: paths.faqOf(category) }]),
    ]),
  ];
}

/** The way to the declaration of withdrawal. */
export const withdrawalThings = (page: FoundPage): readonly Thing[] => [
  breadcrumbList(page, [{ name: page.words(msg`Recedere dal contratto`), path: paths.withdrawal }]),
];

/** The way to the customer service. */
export const customerServiceThings = (page: FoundPage): readonly Thing[] => [
  breadcrumbList(page, [{ name: page.words(msg`Servizio clienti`), path: paths.customerService }]),
];
