import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  amendedLine,
  matchedLines,
  pastedListError,
  takenLines,
  unknownLines,
} from '../../../machines/pasted-list/pasted-list.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { useScreen } from '../shell/use-screen.ts';
import { FoundBar, FoundSummary } from './FoundSummary.tsx';
import { MatchedLine } from './MatchedLine.tsx';
import type { PastedListRef } from './pasted-list-ref.ts';

const ranks = { unknown: 0, choose: 1, sure: 2 } as const;

/** What was found for each line; on phones the doubtful ones first, elsewhere as they are written. */
export function MatchedList({ list }: { list: PastedListRef }) {
  const { t } = useLingui();
  const isPhone = useScreen(screen.phone);
  const lines = useSelector(list, matchedLines);
  const found = useSelector(list, (snapshot) => takenLines(snapshot).length);
  const unknown = useSelector(list, (snapshot) => unknownLines(snapshot).length);
  const amended = useSelector(list, amendedLine);
  const error = useErrorMessage(useSelector(list, pastedListError));
  const placed = lines.map((line, at) => ({ line, at }));
  const shown = isPhone
    ? placed.toSorted((one, other) => ranks[one.line.matched.state] - ranks[other.line.matched.state])
    : placed;
  const foundText = t`${plural(found, { one: '# trovato', other: '# trovati' })}`;
  const title = unknown === 0 ? foundText : t`${foundText}, ${unknown} da capire`;
  return (
    <>
      <Row>
        <Button
          variant="ghost"
          onClick={() => list.send({ type: 'list.amend' })}
        >{t`Cambia la lista`}</Button>
      </Row>
      <Heading level={1}>{title}</Heading>
      {isPhone && <Text tone="muted">{t`Guarda solo quelli con più scelte: sono in alto`}</Text>}
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <TwoColumn asideLabel={t`Prodotti trovati`} aside={<FoundSummary list={list} />}>
        {shown.map(({ line, at }) => (
          <MatchedLine key={at} list={list} line={line} at={at} busy={amended === at} />
        ))}
      </TwoColumn>
      <FoundBar list={list} />
    </>
  );
}
