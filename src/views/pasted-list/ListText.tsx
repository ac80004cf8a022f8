import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  hasMatchFailed,
  isListMatching,
  linesOfText,
  pastedListError,
  pastedText,
} from '../../../machines/pasted-list/pasted-list.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { FormColumn } from '../../ui/form-layout/FormColumn.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { ListHelp } from './ListHelp.tsx';
import type { PastedListRef } from './pasted-list-ref.ts';

/** The text of the list, one product a line. */
export function ListText({ list }: { list: PastedListRef }) {
  const { t } = useLingui();
  const text = useSelector(list, pastedText);
  const { lines, tooMany, tooLong } = useSelector(list, linesOfText, areSame);
  const busy = useSelector(list, isListMatching);
  const hasFailed = useSelector(list, hasMatchFailed);
  const error = useErrorMessage(useSelector(list, pastedListError));
  const [firstLong] = tooLong;
  return (
    <FormColumn>
      <Stack>
        <Heading level={1}>{t`Incolla una lista`}</Heading>
        <Text tone="muted">{t`Una riga per prodotto. Scrivi come ti viene: quantità, pesi, anche errori.`}</Text>
        <TextArea
          label={t`La tua lista`}
          rows={10}
          value={text}
          readOnly={busy}
          counter={t`${plural(lines.length, { one: '# riga', other: '# righe' })}`}
          onValue={(value) => list.send({ type: 'text.changed', text: value })}
        />
        <ListHelp list={list} />
        {tooMany.length > 0 && (
          <Alert tone="warning">{t`Cerchiamo le prime ${lines.length} righe: le altre restano qui, cercale dopo.`}</Alert>
        )}
        {firstLong !== undefined && (
          <Alert tone="warning">{t`Una riga è troppo lunga e non viene cercata: «${firstLong.slice(0, 40)}…»`}</Alert>
        )}
        {hasFailed && (
          <MessageArea role="alert">
            <Alert tone="danger">{error ?? t`Non riusciamo a cercare i prodotti.`}</Alert>
          </MessageArea>
        )}
        <Button
          block
          busy={busy}
          disabledReason={lines.length === 0 ? t`Scrivi almeno un prodotto` : undefined}
          onClick={() => list.send({ type: 'list.match' })}
        >{t`Trova i prodotti`}</Button>
      </Stack>
    </FormColumn>
  );
}

const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
