import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  areQuestionsShown,
  categoryName,
  haveQuestionsFailed,
  isCategoryMissing,
  questionCategories,
  shownCategory,
} from '../../../machines/faq/faq.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TopicLayout } from '../../ui/layout/help/TopicLayout.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { NotFoundView } from '../system/NotFoundView.tsx';
import type { FaqRef } from './faq-ref.ts';
import { Questions } from './Questions.tsx';
import { QuestionSearch } from './QuestionSearch.tsx';
import { useLinkedQuestion } from './use-linked-question.ts';

/** 'Domande frequenti', all of them or those of one category (NAV-16). */
export function FaqView({ faq }: { faq: FaqRef }) {
  const { t } = useLingui();
  const isMissing = useSelector(faq, isCategoryMissing);
  const category = useSelector(faq, shownCategory);
  const title = t`Domande frequenti`;
  if (isMissing) return <NotFoundView />;
  const home = { href: paths.home, label: t`Homepage` };
  return (
    <Page>
      <Breadcrumbs
        label={t`Percorso`}
        links={category === null ? [home] : [home, { href: paths.faq, label: title }]}
        current={category === null ? title : categoryName(category)}
      />
      <Stack gap="5">
        <Heading level={1}>{title}</Heading>
        <QuestionSearch faq={faq} />
        <FaqContent faq={faq} />
      </Stack>
    </Page>
  );
}

function FaqContent({ faq }: { faq: FaqRef }) {
  const { t } = useLingui();
  const areShown = useSelector(faq, areQuestionsShown);
  const hasFailed = useSelector(faq, haveQuestionsFailed);
  const snapshot = useSelector(faq, (now) => now);
  useLinkedQuestion(areShown);
  if (hasFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => faq.send({ type: 'page.retry' })}>{t`Riprova`}</Button>}
      >
        {t`Si è verificato un errore, riprova tra qualche minuto.`}
      </Alert>
    );
  if (!areShown)
    return (
      <Stack busy>
        <Skeleton height="panel" />
        <Skeleton height="panel" />
      </Stack>
    );
  const categories = questionCategories(snapshot);
  if (categories.length === 0) return <Questions faq={faq} />;
  return (
    <TopicLayout
      label={t`Argomenti`}
      topics={categories.map(({ slug, questions }) => ({
        href: paths.faqOf(slug),
        label: categoryName(slug),
        count: questions.length,
        current: slug === shownCategory(snapshot),
      }))}
    >
      <Questions faq={faq} />
    </TopicLayout>
  );
}
