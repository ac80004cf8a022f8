import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { categoryName, shownQuestions } from '../../../machines/faq/faq.selectors.ts';
import type { QuestionGroup } from '../../../machines/faq/faq.types.ts';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { QuestionRow } from '../../ui/lists/QuestionRow.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Prose } from '../../ui/primitives/Prose.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import type { FaqRef } from './faq-ref.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

/** The questions by category, and the way on for whoever does not find theirs (NAV-16). */
export function Questions({ faq }: { faq: FaqRef }) {
  const { t } = useLingui();
  const groups = shownQuestions(useSelector(faq, (now) => now));
  return (
    <Stack gap="6">
      {groups.map((group) => (
        <Category key={group.slug} group={group} isOnly={groups.length === 1} />
      ))}
      <Panel tone="sunken">
        <Row wrap gap="3" justify="between">
          <Text as="span">
            <strong>{t`Non è qui?`}</strong> {t`Scrivi al servizio clienti e ti rispondiamo noi.`}
          </Text>
          <ButtonLink variant="secondary" href={paths.customerService}>
            {t`Scrivi al servizio clienti`}
          </ButtonLink>
        </Row>
      </Panel>
    </Stack>
  );
}

interface CategoryProps {
  group: QuestionGroup;
  isOnly: boolean;
}

function Category({ group: { slug, questions }, isOnly }: CategoryProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="3">
        <Heading level={2} id={id}>
          {slug !== '' ? categoryName(slug) : isOnly ? t`Domande e risposte` : t`Altre domande`}
        </Heading>
        <div>
          {questions.map(({ slug: anchor, title, content }) => (
            <QuestionRow key={anchor} id={anchor} question={<DataText>{title.rendered}</DataText>}>
              <Prose>
                <RichText html={content.rendered} />
              </Prose>
            </QuestionRow>
          ))}
        </div>
      </Stack>
    </section>
  );
}
