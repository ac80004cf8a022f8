import { Plural, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  areQuestionsShown,
  isQuestionSearched,
  questionWords,
  shownQuestions,
} from '../../../machines/faq/faq.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { MessageArea } from '../../ui/feedback/Alert.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { closeIcon } from '../../ui/icons/close.ts';
import { searchIcon } from '../../ui/icons/search.ts';
import { SearchColumn } from '../../ui/layout/help/SearchColumn.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { FaqRef } from './faq-ref.ts';

/** Finds questions as one types; without script the page of the answer does (NAV-16). */
export function QuestionSearch({ faq }: { faq: FaqRef }) {
  const { t } = useLingui();
  const words = useSelector(faq, questionWords);
  const snapshot = useSelector(faq, (now) => now);
  const type = (typed: string) => faq.send({ type: 'words.typed', words: typed });
  const count = shownQuestions(snapshot).reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <SearchColumn>
      <Stack gap="2">
        <form
          role="search"
          aria-label={t`Cerca nelle domande`}
          action={paths.faq}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField
            label={t`Cerca nelle domande`}
            labelHidden
            icon={searchIcon}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
            placeholder={t`Cerca: rimborso, citofono, locker…`}
            value={words}
            onValue={type}
            trailing={
              words === '' ? undefined : (
                <IconButton label={t`Cancella la ricerca`} icon={closeIcon} onClick={() => type('')} />
              )
            }
          />
        </form>
        <MessageArea>
          {areQuestionsShown(snapshot) &&
            isQuestionSearched(snapshot) &&
            (count === 0 ? (
              <Text>{t`Nessuna domanda con queste parole: prova con altre, o scrivici.`}</Text>
            ) : (
              <Text tone="muted">
                <Plural value={count} one="# domanda" other="# domande" />
              </Text>
            ))}
        </MessageArea>
      </Stack>
    </SearchColumn>
  );
}
