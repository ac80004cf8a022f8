import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  amendedLine,
  matchedLines,
  pastedListError,
} from '../../../machines/pasted-list/pasted-list.selectors.ts';
import type { ListLine } from '../../../machines/pasted-list/pasted-list.types.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { useScreen } from '../shell/use-screen.ts';
import { FoundBar, FoundSummary, SaveAsList } from './FoundSummary.tsx';
import { MatchedLine } from './MatchedLine.tsx';
import type { PastedListRef } from './pasted-list-ref.ts';
import { useFound } from './use-found.ts';

const ranks = { unknown: 0, choose: 1, sure: 2 } as const;

/** What lacks a choice of options is as doubtful as a choice; chosen, it stays where it is. */
const rankOf = ({ matched: { state, matches } }: ListLine): number =>
  state === 'sure' && matches[0]?.chosen === null ? ranks.choose : ranks[state];

/** What was found for each line; on phones the doubtful ones first, elsewhere as they are written. */
export function MatchedList({ list }: { list: PastedListRef }) {
  const { t } = useLingui();
  const isPhone = useScreen(screen.phone);
  const lines = useSelector(list, matchedLines);
  const { found, toChoose, unknown, added } = useFound(list);
  const amended = useSelector(list, amendedLine);
  const error = useErrorMessage(useSelector(list, pastedListError));
  const placed = lines.map((line, at) => ({ line, at }));
  const shown = isPhone ? placed.toSorted((one, other) => rankOf(one.line) - rankOf(other.line)) : placed;
  const foundText = t`${plural(found, { one: '# trovato', other: '# trovati' })}`;
  const title = [
    ...(found === 0 && added > 0 ? [] : [foundText]),
    ...(toChoose.length === 0 ? [] : [t`${toChoose.length} da scegliere`]),
    ...(unknown.length === 0 ? [] : [t`${unknown.length} da capire`]),
    ...(added === 0 ? [] : [t`${added} nel carrello`]),
  ].join(', ');
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
        <Responsive on="phone">
          <SaveAsList list={list} />
        </Responsive>
      </TwoColumn>
      <FoundBar list={list} />
    </>
  );
}
